import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { brand, draftSaved } from '@scanharbor/shared-contracts';
import { control, forbidStorage, renderAt } from '@scanharbor/shared-contracts/testing';
import { addDays, daysBetween, getWeekday, sunday } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { routes } from '../../routes';
import {
  brainScan,
  choose,
  recordTrackedEvents,
  pick,
  clickButton,
  recordCalls,
  stepOneDone,
  title,
  type,
} from '../../testing/flow-screen';

const open = () => renderAt('/request-scan', { routes });
const scan = 'MRI - Brain - Without contrast';
const nearby = async () => {
  await pick(/^Scan type/, 'brain mri without', scan);
  await type('ZIP code', '10018');
  await screen.findByRole('radio', { name: '20 miles · from $225' });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('step 1 of a request', () => {
  it('is open to guests, and shows the step and the general information [PR-010, PR-011, PR-012, PR-017, PR-028, PR-029, PR-030, PR-040]', async () => {
    await open();
    await title('What scan do you need?');
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    expect(await screen.findByText(/need a valid prescription for every scan/)).toBeVisible();
    expect(screen.getByText(/Request one at a time/)).toBeVisible();
    expect(screen.getByText(/open MRI\? You can tell us in step 3/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('names all five missing answers and sends nothing [PR-032, PR-061]', async () => {
    await open();
    await clickButton('Continue to your details');
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Choose the scan you need.',
      'Enter a ZIP code with 5 digits.',
      'Choose how far you can travel.',
      'Choose how you will pay.',
      'Choose when you are available.',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What scan do you need?');
  });

  it('leads on without the name of a scan: how to read the order, and a message to the care team for a photo of it', async () => {
    await open();
    expect(screen.queryByText(/Photograph your order/)).not.toBeInTheDocument();
    await clickButton("I don't know which scan");
    expect(screen.getByRole('button', { name: "I don't know which scan" })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'Find the name of your scan' })).toBeVisible();
    const url = new URL(screen.getByRole('link', { name: /^Photograph your order/ }).getAttribute('href') ?? '');
    expect(url.protocol + url.pathname).toBe(`mailto:${brand.careTeamEmail}`);
    expect(url.searchParams.get('subject')).toBe('Which scan did my doctor order?');
    expect(url.searchParams.get('body')).toMatch(/I attach a photo of the order/);
    await pick(/^Scan type/, 'brain mri without', scan);
    expect(screen.getByRole('combobox', { name: /^Scan type/ })).toHaveValue(scan);
  });

  it('finds a scan by terms in any order, shows live prices, and continues with the choices [PR-013, PR-031, PR-043, PR-044, PR-047, PR-051, PR-056, PR-060]', async () => {
    const listEvents = recordTrackedEvents();
    await open();
    await nearby();
    await choose('20 miles · from $225');
    await choose('Self-pay (rate $225)');
    expect(screen.getByText(/deposit when your appointment is confirmed.*Cancel free before that/)).toBeVisible();
    const payment = within(screen.getByRole('radiogroup', { name: /How will you pay/ }));
    expect(payment.getByText('$225')).toBeVisible();
    await choose('Flexible');
    await clickButton('Continue to your details');
    await title('Your details');
    expect(listEvents()).toEqual(['Scan request step 1 completed']);
    const summary = within(screen.getByRole('region', { name: 'Your request' }));
    expect(summary.getByText(scan)).toBeVisible();
    expect(summary.getByText('10018, 20 miles')).toBeVisible();
    await clickButton('Back');
    expect(await screen.findByRole('radio', { name: 'Self-pay (rate $225)' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: /^Scan type/ })).toHaveValue(scan);
  });

  it('accepts input while the scans are loading, and keeps a scan chosen before [PR-043, PR-063]', async () => {
    selectionStorage.save({ scanServiceId: 1 });
    await control('faults', { path: 'scans_v2/scan-list', delay: 1500 });
    await open();
    const field = await screen.findByRole('combobox', { name: /^Scan type/ });
    expect(field).toHaveValue('');
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(scan));
    await userEvent.clear(field);
    await userEvent.type(field, 'brain mri');
    expect(await screen.findAllByRole('option', { name: /^MRI - Brain/ })).not.toEqual([]);
  });

  it('shows no amount and no self-pay before a price is loaded [PR-048, PR-051, PR-057]', async () => {
    const { to } = recordCalls();
    await open();
    expect(await screen.findByRole('radio', { name: 'Self-pay' })).toBeDisabled();
    expect(screen.getAllByRole('radio', { name: /miles$/ }).map((each) => (each as HTMLInputElement).value)).toEqual([
      '5',
      '20',
      '35',
      '50',
    ]);
    await pick(/^Scan type/, 'brain mri without', scan);
    await type('ZIP code', '1001');
    expect(to('GET scans_v2/distance')).toEqual([]);
  });

  it('accepts only five digits, and makes 00000 an incomplete zip [PR-045, PR-046]', async () => {
    await open();
    await type('ZIP code', '1a00-18-1234');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10018');
    await type('ZIP code', '00000');
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('0000'));
  });

  it('clears distance and payment for a new zip, payment for a new distance [PR-047, PR-053]', async () => {
    await open();
    await nearby();
    await choose('20 miles · from $225');
    await choose('Insurance');
    await choose('35 miles · from $225');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Insurance' })).not.toBeChecked());
    expect(screen.getByRole('radio', { name: '35 miles · from $225' })).toBeChecked();
    await type('ZIP code', '10019');
    await screen.findByRole('radio', { name: /^35 miles · / });
    expect(screen.getByRole('radio', { name: /^35 miles/ })).not.toBeChecked();
  });

  it('shows that the price changed with the distance, until a payment is chosen [PR-052, PR-054, PR-055]', async () => {
    await open();
    await pick(/^Scan type/, 'brain mri without', scan);
    await type('ZIP code', '19103');
    await choose('20 miles · from $310');
    await choose('Self-pay (rate $310)');
    await choose('35 miles · from $310');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Self-pay (rate $310)' })).not.toBeChecked());
    expect(screen.getByTestId('price-changed')).toBeEmptyDOMElement();
    await choose('50 miles · from $300');
    await waitFor(() => expect(screen.getByTestId('price-changed')).not.toBeEmptyDOMElement());
    await choose('Self-pay (rate $300)');
    await waitFor(() => expect(screen.getByTestId('price-changed')).toBeEmptyDOMElement());
  });

  it('shows that there is no center, keeps the input, and tracks the zip [PR-049, PR-050]', async () => {
    const listEvents = recordTrackedEvents();
    await open();
    await pick(/^Scan type/, 'brain mri without', scan);
    await type('ZIP code', '99999');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('ZIP code')).toHaveValue('99999');
    expect(listEvents()).toEqual(['Unsupported zip code']);
  });

  it('offers all scans by modality, body part and description [PR-041]', async () => {
    await open();
    await clickButton('Browse all scans');
    await clickButton('CT');
    const parts = within(screen.getByRole('list', { name: 'Body part' }));
    await userEvent.click(parts.getAllByRole('button')[0]!);
    const found = within(screen.getByRole('list', { name: 'Description' })).getAllByRole('button');
    await userEvent.click(found[0]!);
    expect(found[0]).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Scan type/ })).toHaveValue(
      `CT - ${parts.getAllByRole('button')[0]!.textContent} - ${found[0]!.textContent}`,
    );
  });

  it('opens the calendar for specific dates, and leaves the choice open when it is closed [PR-059]', async () => {
    await open();
    await choose('Specific dates');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Specific dates' })).not.toBeChecked());
  });

  it('rejects dates that have passed or are too soon for insurance, and shows it immediately [PR-058, PR-064]', async () => {
    const on = (date: string) => [{ open: `${date} 08:00:00`, close: `${date} 11:00:00` }];
    stepOneDone({ isAnyTime: false, windows: on('2020-03-03') });
    const { unmount } = await open();
    expect(await screen.findByText('Choose other dates. Tue, Mar 03: this day has passed.')).toBeVisible();
    await clickButton('Continue to your details');
    expect(await screen.findByRole('link', { name: 'Choose other dates. Tue, Mar 03: this day has passed.' })).toBeVisible();
    unmount();

    const isSunday = new Date(`${getCivilToday()}T00:00:00Z`).getUTCDay() === 0;
    const soon = isSunday ? new Date(Date.now() + 86_400_000) : new Date();
    selectionStorage.save({ ...brainScan, isAnyTime: false, windows: on(getCivilToday(undefined, soon)) });
    await open();
    await screen.findByRole('radio', { name: 'Self-pay (rate $225)' });
    expect(screen.queryByText(/^Choose other dates/)).not.toBeInTheDocument();
    await choose('Insurance');
    expect(await screen.findByText(/^Choose other dates\. .*: too soon, centers need 5 days' notice\.$/)).toBeVisible();
    await choose('Self-pay (rate $225)');
    await waitFor(() => expect(screen.queryByText(/^Choose other dates/)).not.toBeInTheDocument());
  });

  it('lets self-pay patients start today, insured ones in five days [PR-058]', async () => {
    const findFirstFree = async (selfPay: boolean) => {
      sessionStorage.clear();
      selectionStorage.save({ ...brainScan, selfPay, isAnyTime: undefined });
      const { unmount } = await open();
      await choose('Specific dates');
      const dialog = await screen.findByRole('dialog');
      const first = dialog.querySelector<HTMLElement>('button[data-date]:not([aria-disabled=true])')?.dataset.date ?? '';
      unmount();
      return first;
    };
    const today = getCivilToday();
    expect(await findFirstFree(true)).toBe(addDays(today, getWeekday(today) === sunday ? 1 : 0));
    expect(daysBetween(today, await findFirstFree(false))).toBeGreaterThanOrEqual(5);
  });
});

describe('what surrounds step 1', () => {
  it('explains how it works in a panel that closes and opens [PR-018, PR-019, PR-020]', async () => {
    await open();
    const fold = await screen.findByRole('button', { name: 'How ScanHarbor works' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
  });

  it('saves the choices on the device on request, and tracks it [PR-025, PR-026]', async () => {
    const listEvents = recordTrackedEvents();
    await open();
    await nearby();
    await clickButton('Save these choices on this device');
    expect(listEvents()).toEqual(['Schedule Now clicked']);
    expect(selectionStorage.read()).toMatchObject({ scanServiceId: 1, zipCode: '10018' });
    expect(screen.getByText('Saved on this device for 90 days.')).toBeVisible();
    expect(screen.getByText('Your answers are saved in this tab.')).toBeVisible();
  });

  it('promises nothing to be saved where the browser forbids its storage', async () => {
    forbidStorage('localStorage', 'sessionStorage');
    await open();
    expect(await screen.findByText(/does not let us save your answers/)).toBeVisible();
    await clickButton('Save these choices on this device');
    expect(screen.getByText('Your browser does not let us save your choices.')).toBeVisible();
    expect(screen.queryByText(/saved in this tab|Saved on this device/)).not.toBeInTheDocument();
  });

  it('moves saved choices from the device to the draft of the tab, which a reload restores [PR-063]', async () => {
    selectionStorage.save(brainScan);
    const { store } = await open();
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('10018');
    expect(await screen.findByRole('radio', { name: '20 miles · from $225' })).toBeChecked();
    expect(selectionStorage.read()).toBeUndefined();
    expect(store.getState().drafts['request-flow']?.value).toMatchObject({ step: 1, one: { zipCode: '10018', miles: '20' } });
  });

  it('leaves saved choices on the device while the tab has a draft [PR-025]', async () => {
    const { router, store } = await open();
    await type('ZIP code', '10018');
    await clickButton('Save these choices on this device');
    await act(() => router.navigate('/home'));
    await act(() => router.navigate('/request-scan'));
    await screen.findByDisplayValue('10018');
    expect(selectionStorage.read()).toMatchObject({ zipCode: '10018' });
    expect(store.getState().drafts['request-flow']?.value).toMatchObject({ step: 1, one: { zipCode: '10018' } });
  });

  it('leaves saved choices and the hidden draft of a patient whose session ended [PR-025, PR-063]', async () => {
    const { router, store } = await renderAt('/sign-in', { routes });
    const waiting = { owner: 999_999, value: { step: 1, one: { zipCode: '60601' } } };
    act(() => void store.dispatch(draftSaved({ key: 'request-flow', ...waiting })));
    selectionStorage.save(brainScan);
    await act(() => router.navigate('/request-scan'));
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('10018');
    expect(store.getState().drafts['request-flow']).toEqual(waiting);
    expect(selectionStorage.read()).toMatchObject({ zipCode: '10018' });
  });

  it('saves step 1 automatically, once, when saved choices are marked valid and complete [PR-064]', async () => {
    stepOneDone();
    await open();
    await title('Your details');
    await clickButton('Back');
    await title('What scan do you need?');
  });

  it('does not save step 1 automatically when choices marked valid are incomplete [PR-064]', async () => {
    stepOneDone({ zipCode: '0000' });
    await open();
    await screen.findByDisplayValue('0000');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What scan do you need?');
  });
});
