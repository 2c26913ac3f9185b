import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { endUndoOffer } from '../booking-panel/undo-offer';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { renderPortal } from '../../testing/render-portal';
import '../../pages/requests/requests-page';
import '../../pages/settings/settings-page';
import '../csv/export-dialog';
import '../print/printed-list';
import './bulk-actions';
import { dismissBulkRun } from './bulk-run';

beforeEach(async () => {
  endUndoOffer();
  dismissBulkRun();
  await control('reset');
});

const listIds = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('link')[0]!.textContent.slice(1)));

const box = (id: number) => screen.getByRole('checkbox', { name: `Select request #${id}` });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function reject(requests: string) {
  await press('Reject selected');
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${requests}` }));
  await userEvent.click(dialog.getByRole('radio', { name: 'No free time' }));
  await userEvent.click(dialog.getByRole('button', { name: `Reject ${requests}` }));
}

it('selects one row, with Shift all up to another, the page, and announces the number', async () => {
  await renderPortal('/providers/requests');
  const ids = await listIds();
  await userEvent.click(box(ids[1]!));
  expect(await screen.findByText('1 request selected')).toBeVisible();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(box(ids[4]!));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 requests selected')).toBeVisible();
  for (const id of ids.slice(1, 5)) expect(box(id)).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: `Select the ${ids.length} requests on this page` }));
  expect(screen.getByText(`${ids.length} requests selected`)).toBeVisible();
  await press('Clear selection');
  for (const id of ids) expect(box(id)).not.toBeChecked();
});

it('selects all that match, and nothing once the list shows something else', async () => {
  await renderPortal('/providers/requests');
  const ids = await listIds();
  await userEvent.click(box(ids[0]!));
  await press(`Select all ${ids.length} that match`);
  expect(await screen.findByText(`${ids.length} requests selected`)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Over 24 h/ }));
  await waitFor(async () => expect((await listIds()).length).toBeLessThan(ids.length));
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

it('rejects the selected requests, and keeps one selected that a colleague has rejected meanwhile, with the reason', async () => {
  await renderPortal('/providers/requests');
  const [first = 0, second = 0, third = 0] = await listIds();
  for (const id of [first, second, third]) await userEvent.click(box(id));
  await (await createConcurrentStaff()).reject(second);
  await reject('3 requests');
  expect(await screen.findByText('2 requests declined for all of your locations.')).toBeInTheDocument();
  const failures = within(await screen.findByRole('alert'));
  expect(failures.getByText('1 request not changed, still selected')).toBeVisible();
  expect(failures.getByText(/Rejected by Dana Whitaker at /)).toBeVisible();
  expect(failures.getByRole('link', { name: new RegExp(`^#${second} `) })).toHaveAttribute('href', `/providers/test/${second}`);
  expect(await screen.findByText('1 request selected, 1 not on this page')).toBeVisible();
  await waitFor(async () => expect(await listIds()).not.toContain(first));
  expect(await (await createConcurrentStaff()).open()).not.toContain(third);
  await press(/^Undo/);
  expect(await screen.findByText('2 requests as before.')).toBeInTheDocument();
  const open = await (await createConcurrentStaff()).open();
  expect([first, second, third].map((id) => open.includes(id))).toEqual([true, false, true]);
});

it('does not replace an assignee that the screen did not show, until the user tries again', async () => {
  await renderPortal('/providers/requests');
  const [first = 0, second = 0] = await listIds();
  for (const id of [first, second]) await userEvent.click(box(id));
  const name = await (await createConcurrentStaff()).assignToSelf(second);
  const assign = async () => {
    await press('Assign selected');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
  };
  await assign();
  expect(await screen.findByText(new RegExp(`${name} assigned this request to ${name} at `))).toBeVisible();
  expect(await screen.findByText('1 request is assigned.')).toBeInTheDocument();
  await waitFor(() => expect(box(second)).toBeChecked());
  expect(await screen.findByRole('button', { name: new RegExp(`^Request #${second} is assigned to ${name}`) })).toBeVisible();
  await assign();
  expect(await screen.findByRole('button', { name: new RegExp(`^Request #${second} is assigned to Robin Hale`) })).toBeVisible();
  // Only the last change is taken back: the request belongs to the colleague again.
  await press(/^Undo/);
  expect(await screen.findByRole('button', { name: new RegExp(`^Request #${second} is assigned to ${name}`) })).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(`^Request #${first} is assigned to Robin Hale`) })).toBeVisible();
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

it('does not lose the focus with the menu of an action', async () => {
  await renderPortal('/providers/requests');
  const [first = 0] = await listIds();
  await userEvent.click(box(first));
  await press('Assign selected');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End assignment' }));
  await waitFor(() => expect(screen.queryByText('1 request selected')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('goes on while another screen is open, shows the progress there, and offers to take it back', async () => {
  const { router } = await renderPortal('/providers/requests');
  const [first = 0, second = 0] = await listIds();
  for (const id of [first, second]) await userEvent.click(box(id));
  await control('faults', { path: 'ic-portal/bulk-assign', delay: 4_000, times: 1 });
  await press('Assign selected');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
  await act(() => router.navigate('/providers/settings'));
  expect(await screen.findByText('Assigning: 0 of 2 done', { selector: '[aria-hidden]' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await screen.findByText('2 requests are assigned.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('keeps everything selected when the server does not respond', async () => {
  await renderPortal('/providers/requests');
  const [first = 0] = await listIds();
  await userEvent.click(box(first));
  await control('faults', { path: 'ic-portal/bulk-reject', status: 503, times: 1 });
  await reject('1 request');
  expect(await screen.findByText('1 request not changed, still selected')).toBeVisible();
  expect(box(first)).toBeChecked();
});

describe('print', () => {
  const print = jest.fn();

  beforeEach(() => {
    print.mockReset();
    window.print = print;
  });

  it('prints labels of the selected requests after those that are used up', async () => {
    await renderPortal('/providers/requests');
    const [first = 0, second = 0] = await listIds();
    for (const id of [first, second]) await userEvent.click(box(id));
    await press('Print labels');
    const dialog = within(await screen.findByRole('dialog', { name: 'Print labels' }));
    const start = dialog.getByRole('textbox', { name: /^First free label/ });
    await userEvent.clear(start);
    await userEvent.type(start, '31');
    await userEvent.click(dialog.getByRole('button', { name: 'Print labels' }));
    expect(await dialog.findAllByText('Enter a number from 1 to 30.')).not.toHaveLength(0);
    await userEvent.clear(start);
    await userEvent.type(start, '30');
    await userEvent.click(dialog.getByRole('button', { name: 'Print labels' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheets = [...document.querySelectorAll('#print-sheet ol')];
    expect(sheets.map((sheet) => [...sheet.children].filter((label) => label.textContent !== '').length)).toEqual([1, 1]);
    expect(sheets[0]!.lastElementChild).toHaveTextContent(new RegExp(`DOB \\d\\d/\\d\\d/\\d{4} · #${first}`));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('#print-sheet')).toBeNull());
  });

  it('prints the view with all columns, its name, the location and the number of requests', async () => {
    await renderPortal('/providers/requests?checkOver24=true');
    const ids = await listIds();
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = within(document.querySelector<HTMLElement>('#print-sheet')!);
    expect(sheet.getByText('Active requests: Over 24 h')).toBeInTheDocument();
    expect(sheet.getByText(new RegExp(`^.+ · .+ [AP]M E[DS]T · ${ids.length} requests$`))).toBeInTheDocument();
    const [head, ...rows] = [...document.querySelectorAll('#print-sheet tr')];
    expect(head).toHaveTextContent(/^RequestModalityPatient \(DOB\)TestEligible centersDate added \(days open\)Last commentPayment$/);
    expect(rows.map((row) => Number(row.firstElementChild?.textContent.slice(1)))).toEqual(ids);
  });
});
