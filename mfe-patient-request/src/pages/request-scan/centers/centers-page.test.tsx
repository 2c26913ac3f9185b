import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftSaved } from '@scanharbor/shared-contracts';
import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { requestPrefillKey, type RequestPrefill } from '@scanharbor/shared-contracts/domain/request-prefill';
import { routes } from '../../../routes';
import { brainScan, clickButton, confirmProfile, recordCalls, resetTab, title } from '../../../testing/flow-screen';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';

beforeEach(resetTab);

/** Opens the results for a brain MRI near 10018. */
async function openResults({ path = '', selfPay = true, signedInAs }: { path?: string; selfPay?: boolean; signedInAs?: string } = {}) {
  selectionStorage.save({ ...brainScan, selfPay });
  const view = await renderAt(`/request-scan/centers${path}`, { routes, ...(signedInAs ? { signedInAs } : {}) });
  await title('MRI - Brain - Without contrast');
  return view;
}

const cards = async () => within(await screen.findByRole('list', { name: 'Centers' })).findAllByRole('heading', { level: 2 });
const names = async () => (await cards()).map((heading) => heading.textContent);
const card = async (name: string) => {
  const heading = (await cards()).find((found) => found.textContent === name);
  return within(heading?.closest('li') as HTMLElement);
};
const totals = () => [...document.body.textContent.matchAll(/\$(\d+)total, reading included/g)].map(([, total]) => Number(total));
const bar = () => within(screen.getByRole('region', { name: 'Your choice' }));

it('lists the centers near a ZIP code by their total price, which the map repeats', async () => {
  await openResults();
  const listed = await names();
  expect(listed[0]).toBe('Open Door Jersey City');
  expect(totals()).toEqual([...totals()].sort((one, other) => one - other));
  expect(screen.getByText(`${listed.length} centers within 20 miles, from $225 near 10018`)).toBeVisible();
  const pins = within(screen.getByRole('region', { name: 'Schematic map' })).getAllByRole('button');
  expect(pins.map((pin) => pin.getAttribute('aria-label')?.split(',')[0])).toEqual(listed);
});

it('sorts by distance and limits by price, open MRI, weekend and evening, in the URL', async () => {
  const { router } = await openResults();
  const all = await names();
  await userEvent.selectOptions(screen.getByLabelText('Sorted by'), 'Nearest');
  expect((await names())[0]).toBe('Harborview Midtown');
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'Up to $300');
  expect(Math.max(...totals())).toBeLessThanOrEqual(300);
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'Any price');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open MRI' }));
  const open = await names();
  expect(open).toContain('Harborview Brooklyn');
  expect(open.length).toBeLessThan(all.length);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Evening' }));
  const chips = await (await card('Harborview Brooklyn')).findAllByRole('button', { name: /[AP]M/ });
  expect(chips.every((chip) => /[5-8]:\d\d PM/.test(chip.textContent))).toBe(true);
  expect(router.state.location.search).toBe('?sort=distance&open=1&evening=1');
});

it('sends the chosen center and times with the request, at the price of that center [PR-089, PR-152, PR-186]', async () => {
  const { router } = await openResults({ signedInAs: 'patient@scanharbor.test' });
  const { to } = recordCalls();
  const brooklyn = await card('Harborview Brooklyn');
  const [first, second] = await brooklyn.findAllByRole('button', { name: /[AP]M/ });
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(brooklyn.getByText('Chosen')).toBeVisible();
  const paid = brooklyn.getByText(/deposit when your time is confirmed/).textContent;
  const [, deposit, rest] = /^\$(\d+) deposit when your time is confirmed, \$(\d+) at the scan/.exec(paid) ?? [];
  const total = Number(deposit) + Number(rest);
  expect(bar().getByText(`$${total}`)).toBeVisible();
  await clickButton('Continue');
  await title('Your details');
  expect(router.state.location.pathname).toBe('/request-scan');
  const summary = within(screen.getByRole('region', { name: 'Your request' }));
  await waitFor(() => expect(summary.getByText(`$${total}`)).toBeVisible());
  expect(summary.getByText('Harborview Brooklyn')).toBeVisible();
  await confirmProfile();
  const body = to('POST scans_v2/scan-complete-step-2')[0]?.body;
  expect(body).toMatchObject({ newLocationIds: [2], newSelfPay: 1 });
  expect(String(body?.newAvailableSlots).split(',')).toHaveLength(2);
});

it('continues only with a center, or without one to step 1', async () => {
  await openResults();
  await cards();
  await clickButton('Continue');
  expect(bar().getByRole('alert')).toHaveTextContent('Choose a center first.');
  await clickButton('Continue without a center');
  await title('What scan do you need?');
});

it('offers the list again at step 1, where another ZIP code ends the choice', async () => {
  const { router } = await openResults();
  await userEvent.click((await (await card('Harborview Midtown')).findAllByRole('button', { name: /[AP]M/ }))[0]!);
  await router.navigate('/request-scan');
  await title('What scan do you need?');
  expect(await screen.findByText(/^Harborview Midtown, New York, .*, \$\d+ total$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change center' })).toHaveAttribute('href', '/request-scan/centers');
  const zip = screen.getByLabelText('ZIP code');
  await userEvent.clear(zip);
  await userEvent.type(zip, '60601');
  await waitFor(() => expect(screen.queryByText('Your center')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'Compare centers, prices and free times' })).toBeVisible();
});

it('shows insured patients no price: the plan decides', async () => {
  await openResults({ selfPay: false });
  expect(await names()).toContain('Harborview Midtown');
  expect(screen.getAllByText('Your plan decides').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/\$\d/);
  expect(screen.getByLabelText('Sorted by')).toHaveValue('distance');
});

it('asks for the scan when only the modality is known, with the lowest price of each center', async () => {
  const { store, router } = await renderAt('/request-scan', { routes });
  await title('What scan do you need?');
  const prefill: RequestPrefill = { scanTypeId: 1, zipCode: '10018', selfPay: true };
  store.dispatch(draftSaved({ key: requestPrefillKey, value: prefill }));
  await router.navigate('/request-scan/centers');
  await title('MRI');
  expect(screen.getByRole('heading', { name: 'Which MRI did your doctor order?' })).toBeVisible();
  expect(await (await card('Open Door Jersey City')).findByText('from $225')).toBeVisible();
  expect(router.state.location.search).toBe('?type=MRI');
});

it('says what to do when no center is near, none matches, or the centers could not be loaded', async () => {
  selectionStorage.save({ ...brainScan, zipCode: '99950' });
  const { router } = await renderAt('/request-scan/centers', { routes });
  expect(await screen.findByText('No imaging center within 50 miles of 99950 offers this scan.')).toBeVisible();
  await control('faults', { path: 'scans/locations', status: 503, times: 1 });
  await clickButton('Change');
  const zip = screen.getByLabelText('ZIP code');
  await userEvent.clear(zip);
  await userEvent.type(zip, '10018');
  await clickButton('Show centers and prices');
  expect(await screen.findByText('We could not load centers and prices.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Schematic map' })).toBeVisible();
  await clickButton('Try again');
  await cards();
  await router.navigate('/request-scan/centers?max=1');
  expect(await screen.findByText('No center matches these filters')).toBeVisible();
  await clickButton('Clear filters');
  await cards();
});
