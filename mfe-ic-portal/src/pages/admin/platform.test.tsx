import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import './entries/entries-page';
import './pending-scans/pending-scans-page';
import './refunds/bill-check-dialog';
import './refunds/refund-dialog';
import './refunds/refunds-page';

const platform = 'platform@scanharbor.test';
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

const rowOf = async (requestId: number) =>
  screen.findByRole('row', { name: (_name, row) => row.textContent.includes(`#${requestId}`), hidden: true });

beforeEach(() => control('reset'));
afterEach(() => jest.restoreAllMocks());

describe('/providers/admin/refunds', () => {
  it('checks a bill against the estimate of its request', async () => {
    const response = await fetch(`${apiAddress()}/api/bookings/estimates/1001`, {
      method: 'POST',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'X-Api-Key': 'test' },
    });
    const { results } = (await response.json()) as { results: { items: { amount_cents: number }[] }[] };
    const total = (results[0]?.items[0]?.amount_cents ?? 0) / 100;
    await renderPortal('/providers/admin/refunds', platform);
    await userEvent.click(await screen.findByRole('button', { name: 'Check a bill' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check a bill against its estimate' }));
    const check = () => userEvent.click(dialog.getByRole('button', { name: 'Check' }));
    await check();
    for (const error of ['Enter the number of the request.', 'Enter an amount, such as 450 or 450.50.', /^Enter the date of the bill/])
      expect((await dialog.findAllByText(error)).length).toBeGreaterThan(0);

    const fill = async (name: string, text: string) => {
      const field = dialog.getByLabelText(name);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await fill('Request number', '#1001');
    await fill('Billed amount in dollars', String(total + 399.99));
    await fill('Date of the bill', '2020-02-03');
    await check();
    expect(await dialog.findByText('Less than $400 above the estimate: the patient cannot start the dispute process.')).toBeVisible();
    expect(dialog.getByText('$399.99 above the estimate')).toBeVisible();
    await fill('Billed amount in dollars', String(total + 400));
    await check();
    expect(
      await dialog.findByText(/^This is \$400 or more above the estimate, but the time to dispute the bill ended on 06\/02\/2020\.$/),
    ).toBeVisible();
    await fill('Request number', '1002');
    await check();
    expect(await dialog.findByText(/^Request #1002 has no estimate/)).toBeVisible();
  });

  it('lists refund requests, opens one by its scan, and issues a percentage of it, which completes it [IC-244]', async () => {
    const { router } = await renderPortal('/providers/admin/refunds', platform);
    const [first, second] = await rows();
    expect([first, second].map((row) => within(row!).getByRole('link', { name: /^#/ }).textContent)).toEqual(['#1304', '#1302']);
    await userEvent.click(within(first!).getByRole('link', { name: 'Open the refund of request #1304' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund of request #1304' }));
    expect(router.state.location.search).toBe('?scan=1304');
    const percent = await dialog.findByRole('textbox', { name: 'Percentage of the deposit' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '101');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    expect((await dialog.findAllByText('Enter a percentage from 0 to 100.')).length).toBeGreaterThan(0);
    await userEvent.clear(percent);
    await userEvent.type(percent, '25');
    const [, fee = ''] = /Deposit\$(\d+)/.exec(screen.getByRole('dialog').textContent) ?? [];
    const amount = `$${(Number(fee) / 4).toFixed(2).replace(/\.00$/, '')}`;
    expect(dialog.getByText(`${amount} of the $${fee} deposit`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    const question = await dialog.findByText(/^Refund \$[\d.]+ to \w+ \w+\? This cannot be undone\.$/);
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent(
      `Refund ${amount} to ${screen.getByText('Patient', { selector: 'dt' }).nextElementSibling?.textContent}?`,
    );
    await userEvent.click(dialog.getByRole('button', { name: `Refund ${amount}` }));
    expect(await screen.findByText(new RegExp(`^Refund of \\${amount} to \\w+ \\w+ issued for request #1304\\.$`))).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Complete, 25%'));
    await userEvent.click(screen.getByRole('link', { name: 'Open the refund of request #1304' }));
    const reopened = within(await screen.findByRole('dialog'));
    expect(await reopened.findByText('Complete, 25%')).toBeVisible();
    expect(reopened.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('reports that another user issued the refund first, and keeps the percentage [IC-244]', async () => {
    await renderPortal('/providers/admin/refunds?scan=1302', platform);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox');
    await control('faults', { path: 'refunds/issue', status: 400, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Refund \$/ }));
    await waitFor(() => expect(dialog.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
    await userEvent.click(dialog.getByRole('button', { name: 'Change the percentage' }));
    expect(dialog.getByRole('textbox')).toHaveValue('100');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Refund \$/ }));
    expect(await screen.findByText(/issued for request #1302\.$/)).toBeVisible();
  });

  it('refunds no other deposit of the request when pressed again after a lost response [IC-244, API-106]', async () => {
    const booked = 1003;
    const desk = await createConcurrentStaff();
    await desk.cancel(booked, 'Scanner down');
    const { locationId, start } = await desk.findFreeTime(booked);
    await desk.book(booked, locationId, start);
    await desk.cancel(booked, 'No staff');
    await renderPortal(`/providers/admin/refunds?scan=${booked}`, platform);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Scanner down')).toBeVisible();
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (input, init) => {
      await send(input, init);
      throw new TypeError('The answer was lost');
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    const issue = await dialog.findByRole('button', { name: 'Refund $50' });
    await userEvent.click(issue);
    expect(await dialog.findByText('We could not reach the server.', { exact: false })).toBeVisible();
    await waitFor(async () => expect((await rowOf(booked)).textContent).toContain('No staff'));
    await userEvent.click(issue);
    expect(await dialog.findByText('This refund has already been issued.')).toBeVisible();
    expect(dialog.getByText('Scanner down')).toBeVisible();
    expect(await rowOf(booked)).toHaveTextContent('Requested');
  });
});

describe('/providers/admin/entries', () => {
  const enter = (body: object) =>
    fetch(`${apiAddress()}/api/doctors/new`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const find = async (identifier: string) => {
    const body = JSON.stringify({ doctor_id: identifier, use_identifier: 1 });
    // Each search is that of another tab: the API repeats its response to the same POST of one tab within a second [API-004].
    const headers = { 'content-type': 'application/json', 'x-tab': crypto.randomUUID() };
    return (await fetch(`${apiAddress()}/api/doctors/find`, { method: 'POST', headers, body })).status;
  };

  it('lists what a guest entered, and makes it public', async () => {
    await enter({ first_name: 'Ada', last_name: 'Lindqvist', email: 'ada@clinic.test', specialty: 'Heart', zip_code: '10018' });
    expect(await find('lindqvist')).toBe(404);
    await renderPortal('/providers/admin/entries', platform);
    const [row] = await rows();
    expect(row).toHaveTextContent('Ada Lindqvist');
    expect(row).toHaveTextContent('ada@clinic.test');
    expect(row).toHaveTextContent('Heart; 10018');
    await userEvent.click(within(row!).getByRole('button', { name: 'Approve Ada Lindqvist' }));
    expect(await screen.findByText('Ada Lindqvist is public now.')).toBeVisible();
    expect(await screen.findByText('No new entries')).toBeVisible();
    expect(await find('lindqvist')).toBe(200);
  });

  it('rejects an entry with a reason, and keeps the reason when the call fails', async () => {
    await enter({ first_name: 'Bo', last_name: 'Marlowe' });
    await renderPortal('/providers/admin/entries', platform);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Bo Marlowe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Bo Marlowe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject entry' }));
    expect((await dialog.findAllByText('Tell them why you reject this entry.')).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No such doctor.');
    await control('faults', { path: 'practices/entries/', status: 500, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Reject entry' }));
    await waitFor(() => expect(dialog.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('No such doctor.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject entry' }));
    expect(await screen.findByText('Bo Marlowe was rejected.')).toBeVisible();
    expect(await find('marlowe')).toBe(404);
  });
});

describe('/providers/admin/pending-scans', () => {
  it('lists pending modalities, and sets one in service [IC-245]', async () => {
    await renderPortal('/providers/admin/pending-scans', platform);
    const initialRows = await rows();
    const name = within(initialRows[0]!).getByRole('button').getAttribute('aria-label')!;
    expect(name).toMatch(/^Set in service: .+ at .+$/);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(`${name.replace('Set in service: ', '')} is in service.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  it('reports that a modality could not be set in service, and leaves it in the list [IC-245]', async () => {
    await renderPortal('/providers/admin/pending-scans', platform);
    const [first] = await rows();
    const name = within(first!).getByRole('button').getAttribute('aria-label')!;
    await control('faults', { path: 'practices/pending_scans/', malformed: 'drop', times: 1 });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
