import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clockCompared, setConfig } from '@scanharbor/shared-contracts';
import { apiAddress, control, controlSession, renderAt } from '@scanharbor/shared-contracts/testing';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { routes } from '../../routes';
import { clickButton, resetTab, recordCalls, title } from '../../testing/flow-screen';

const withTests = 'patient@scanharbor.test';
const withoutTests = 'newpatient@scanharbor.test';
const open = (query = '', signedInAs = withTests) => renderAt(`/home${query}`, { routes, signedInAs });

beforeEach(resetTab);

describe('/home', () => {
  it('requires a patient and shows a new one the four steps [PR-001]', async () => {
    await open('', withoutTests);
    await title('What scan do you need?');
    expect(routes.find(({ path }) => path === '/home')?.handle.access).toBe('patient');
  });

  it('welcomes a new patient once [PR-002]', async () => {
    const { router } = await open('?newUser=true');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('does not welcome other patients [PR-002]', async () => {
    await open('?newUser=false', withoutTests);
    await title('What scan do you need?');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it("counts down to the next appointment by the server's clock", async () => {
    const { store } = await open();
    const left = await screen.findByText(/^In \d+ /);
    const readDays = () => Number(/^In (\d+) day/.exec(left.textContent)?.[1] ?? 0);
    const days = readDays();
    act(() => void store.dispatch(clockCompared(-24 * 60 * 60_000)));
    expect(readDays()).toBe(days + 1);
  });

  it('resubmits a request once and confirms it [PR-003]', async () => {
    const { to } = recordCalls();
    await open('?resubmit=1001');
    expect(await screen.findByText('Thank You! Your request has been resubmitted.')).toBeVisible();
    expect(to('POST scans/resubmit')).toEqual([{ call: 'POST scans/resubmit/1001', body: {} }]);
  });

  it.each(['abc', '10x', '', '-1', '1.5'])('sends nothing for the resubmit param %p [PR-004]', async (param) => {
    const { to } = recordCalls();
    const { store } = await open(`?resubmit=${param}`, withoutTests);
    await title('What scan do you need?');
    expect(to('POST scans/resubmit')).toEqual([]);
    expect(store.getState().messages).toEqual([]);
  });

  it("shows the server's message for a failed resubmit [PR-005]", async () => {
    const { store } = await open('?resubmit=999999');
    await waitFor(() => expect(store.getState().messages[0]).toMatchObject({ status: false, message: 'This request no longer exists.' }));
    expect(screen.queryByText(/Thank You/)).not.toBeInTheDocument();
  });

  it.each([
    ['local', 1],
    ['develop', 1],
    ['production', 0],
  ] as const)('logs the patient in the environment %s %d times [PR-322, SC-044]', async (environment, times) => {
    setConfig({ environment });
    const { to } = recordCalls();
    const { store } = await open('', withoutTests);
    await title('What scan do you need?');
    await waitFor(() => expect(to('POST log/patient')).toHaveLength(times));
    if (times) expect(to('POST log/patient')[0]?.body).toEqual({ UserID: store.getState().session.user?.id, TypeID: 3 });
    setConfig({});
  });
});

describe('the home of a patient with tests', () => {
  const region = async (name: string) => within(await screen.findByRole('region', { name }));

  it('shows the next appointment: countdown, place on a map, directions, calendar file, preparation, and how far it is', async () => {
    await open();
    await title(/^Good (morning|afternoon|evening), Jordan$/);
    const [article] = await screen.findAllByRole('article');
    const next = within(article!);
    expect(next.getByText('Confirmed', { selector: 'span' })).toBeVisible();
    expect(next.getByText(/^In \d+ (days?|hours?|minutes?)/)).toBeVisible();
    expect(next.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', expect.stringContaining('destination='));
    expect(next.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(await next.findByRole('img', { name: 'Where the center is' })).toBeVisible();
    const steps = within(next.getByRole('list', { name: 'Progress of your request' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent.replace(/\d.*$/, ''))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Confirmed, done/)]),
    );
    expect(next.getByRole('link', { name: 'Move or cancel this appointment' })).toHaveAttribute('href', '/tests/upcoming');
  });

  it('says what is left to do with its minutes, what the patient pays, and lists open, unsent and past tests', async () => {
    await open();
    const toDo = await region('To do');
    expect(toDo.getByText(/^\d of \d done$/)).toBeVisible();
    const pay = await region('What you pay');
    const amounts = [...(pay.getByText('Total').closest('dl')?.textContent ?? '').matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));
    expect(amounts[0]! + amounts[1]!).toBe(amounts[2]);
    expect((await screen.findAllByText('Finding a center', { selector: 'span' })).length).toBeGreaterThan(0);
    expect((await region('Not sent yet')).getAllByRole('link', { name: 'Continue' }).length).toBeGreaterThan(0);
    expect((await region('Past tests')).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('says that requests end which the patient asked to cancel, without tasks and prices for them', async () => {
    const send = async (path: string, requestId: number) => {
      const headers = { Authorization: await controlSession(withTests), 'Content-Type': 'application/json' };
      const body = JSON.stringify({ requestId, cancelReason: 'I no longer need this test', cancelDetails: '' });
      await fetch(`${apiAddress()}/api/cancellations/${path}`, { method: path.endsWith('prebooking') ? 'PATCH' : 'POST', headers, body });
    };
    await send('cancel-patient-postbooking', 1003);
    for (const requestId of [1001, 1002]) await send('cancel-patient-prebooking', requestId);
    await open();
    expect(await screen.findByText('You asked us to cancel. Our care team does so within one business day.')).toBeVisible();
    expect(screen.getAllByText('Cancellation requested')).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'To do' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What you pay' })).not.toBeInTheDocument();
  });

  it('starts another request on the same address with the known ZIP code, and leads back', async () => {
    const { router } = await open();
    await title(/^Good /);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request another scan' })).toBeEnabled());
    await screen.findByRole('region', { name: 'To do' });
    await clickButton('Request another scan');
    await title('What scan do you need?');
    expect(router.state.location.pathname).toBe('/home');
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('10018');
  });

  it('starts another request only when the ZIP code is known', async () => {
    await control('faults', { path: 'patients/patient', delay: 1500, times: 1 });
    await open();
    await clickButton('Request another scan');
    expect(screen.getByRole('button', { name: 'Loading…' })).toBeVisible();
    await title('What scan do you need?');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10018');
  });

  it('opens a begun request directly [PR-063]', async () => {
    selectionStorage.save({ scanServiceId: 1, zipCode: '10018' });
    await open();
    await title('What scan do you need?');
  });

  it('shows the other parts when one fails, with a way to load it again', async () => {
    await control('faults', { path: 'bookings/past', status: 503, times: 3 });
    await open();
    await screen.findByRole('region', { name: 'To do' });
    expect(await screen.findByText('We could not load this part.')).toBeVisible();
    await control('clear-faults');
  });
});
