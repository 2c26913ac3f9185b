import { config, type Message, setConfig } from '@scanharbor/shared-contracts';
import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { apiAddress, approveEntries, control, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import '../../pages/tests/tests-page';

// Responses come over real HTTP from an API that other tests use at the same time.
configure({ asyncUtilTimeout: 8000 });

const cancelled =
  'Our care team will cancel your scan request in one business day, until then the request will remain in your account here, but no further action needed on your part.';
const cancelFailed = 'There was an error canceling your request. Please reach out to support.';
const doctorPrompt = 'Click here to add required medical information.';
const bareRequestId = 1002;
const prescriptionPrompt = 'Click here to add a picture of your prescription.';

const open = (page: string) => renderAt(`/tests/${page}`, { routes, signedInAs: 'patient@scanharbor.test' });
const articles = () => screen.findAllByRole('article');
const newest = async () => within((await articles())[0]!);
const bare = async () => {
  const prompt = await screen.findByRole('button', { name: doctorPrompt });
  return within(prompt.closest('article')!);
};
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const delays = (view: Awaited<ReturnType<typeof open>>) =>
  view.store.getState().messages.map(({ delay, message }: Message) => ({ delay, message }));

/** Makes control calls while the screen is in use. */
const read = (path: string) => act(async () => (await fetch(`${apiAddress()}/api/${path}`)).json() as Promise<unknown>);
const steer = (path: string, body?: object) => act(() => control<void>(path, body));
const mailed = async () => JSON.stringify(await read('__control/outbox'));

beforeEach(() => control('reset'));

describe('a requested card', () => {
  it('confirms before it cancels, and returns without a call [PR-281, PR-282]', async () => {
    await open('requests');
    await userEvent.click((await newest()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Are you sure?' })).toHaveFocus();
    expect(screen.getByText('Canceling is free: no deposit has been taken.')).toBeVisible();
    await clickButton('No, Go Back');
    expect((await newest()).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await mailed()).not.toContain('Cancel request');
  });

  it('requests a cancellation once, and confirms it in a banner and a dialog [PR-283, PR-285, PR-286, PR-287]', async () => {
    const view = await open('requests');
    await userEvent.click((await newest()).getByRole('button', { name: 'Cancel' }));
    await clickButton('Yes, Cancel');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(cancelled);
    expect(delays(view)).toEqual([{ delay: 5000, message: cancelled }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    const card = await newest();
    expect(await card.findByText('Cancellation requested')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(await articles()).toHaveLength(2);
  });

  it('reports a failed cancellation and leaves the question open; a later success replaces the message [PR-288]', async () => {
    const view = await open('requests');
    await userEvent.click((await newest()).getByRole('button', { name: 'Cancel' }));
    await steer('faults', { path: 'cancellations/', status: 500 });
    await clickButton('Yes, Cancel');
    expect(await screen.findByText(cancelFailed)).toBeVisible();
    expect(delays(view)).toEqual([{ delay: 5000, message: cancelFailed }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await clickButton('Yes, Cancel');
    await screen.findByRole('alertdialog');
    expect(delays(view)).toEqual([{ delay: 5000, message: cancelled }]);
  });

  it('says that the center canceled the appointment, while the request is open again', async () => {
    const { token } = await control<{ token: string }>('session', { email: 'staff@scanharbor.test' });
    await fetch(`${apiAddress()}/api/cancellations/cancel-ic-postbooking`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestId: 1003, cancelReason: 'Other', cancelDetails: '', isPatientCancelation: 0 }),
    });
    await open('requests');
    const notice = await screen.findByText(/^The center canceled your appointment of \w{3}, .* E[SD]T\. We are looking for another time\./);
    expect(notice).toHaveTextContent('Our care team contacts you about your deposit.');
    expect(within(notice.closest('article')!).getByText('Request #1003')).toBeVisible();
  });

  it('shows when no offered time can be booked anymore [PR-278]', async () => {
    const now = await open('requests');
    await articles();
    expect(screen.queryByText('No Bookable Times Left')).not.toBeInTheDocument();
    now.unmount();
    await control('clock', { advance: 30 * 86_400_000 });
    await open('requests');
    expect(await screen.findAllByText('No Bookable Times Left')).toHaveLength(2);
  });

  it('requires a physician, from the list or by name, and a reason [PR-193, PR-279]', async () => {
    await open('requests');
    await userEvent.click((await bare()).getByRole('button', { name: doctorPrompt }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add medical information' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox'), 'amelia');
    await userEvent.click(await screen.findByRole('option', { name: /^Amelia Hart/ }));
    await userEvent.type(await dialog.findByLabelText(/^Reason for the exam/), 'Pain in the upper abdomen');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your medical information is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: doctorPrompt })).not.toBeInTheDocument());
    expect(screen.getAllByText('Amelia Hart')).toHaveLength(2);
  });

  it('leaves medical information in the form after a failed save, and adds a new physician once [PR-194]', async () => {
    await open('requests');
    await userEvent.click((await bare()).getByRole('button', { name: doctorPrompt }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText("Physician's first name"), 'Nadia');
    await userEvent.type(dialog.getByLabelText("Physician's last name"), 'Newcomer');
    await userEvent.type(dialog.getByLabelText(/^Reason for the exam/), 'Pain');
    await steer('faults', { path: 'scans/request/', status: 500 });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('There was a problem with your request.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nadia Newcomer')).toBeVisible();
    expect(await act(approveEntries)).toEqual(['Nadia Newcomer']);
    const { result } = (await read('search/doctor?search=newcomer')) as { result: object[] };
    expect(result).toHaveLength(1);
  });

  it('uploads a prescription, and rejects a file of another type [PR-280, PR-320]', async () => {
    await open('requests');
    await userEvent.click((await bare()).getByRole('button', { name: prescriptionPrompt }));
    const field = await screen.findByLabelText(/^Prescription/);
    await userEvent.upload(field, new File(['x'], 'virus.exe'), { applyAccept: false });
    expect(await screen.findByText('Only JPG, PNG, GIF, or PDF files can be saved. Please try again.')).toBeVisible();
    await userEvent.upload(field, new File(['%PDF-1.4\n%%EOF\n'], 'prescription.pdf', { type: 'application/pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Your prescription is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: prescriptionPrompt })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: /^Ultrasound/ })).toHaveFocus();
  });

  it('stores the order and the removal of pages at once; a failure leaves them as they are stored [PR-320]', async () => {
    const { store } = await open('requests');
    const query = { requestId: bareRequestId };
    const listStored = async () => {
      const files = await act(() => store.dispatch(patientsEndpoints.uploads.initiate(query, { forceRefetch: true })).unwrap());
      return files.map(({ name }) => name);
    };
    await userEvent.click((await bare()).getByRole('button', { name: prescriptionPrompt }));
    const page = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText(/^Prescription/), [page('one.pdf'), page('two.pdf')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Move up two.pdf, 2 of 2' }));
    await waitFor(async () => expect(await listStored()).toEqual(['two.pdf', 'one.pdf']));
    await steer('faults', { path: 'patients/uploads', status: 500 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.pdf, 2 of 2' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.pdf, 2 of 2' }));
    await waitFor(async () => expect(await listStored()).toEqual(['two.pdf']));
  });

  it('offers no Edit Details on a request that a center made [PR-275]', async () => {
    const { fetch: realFetch } = globalThis;
    const answering = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await realFetch(...call);
      if (!response.url.includes('bookings/patient_requested')) return response;
      return new Response((await response.text()).replace(/"IsMFP":"0"/g, '"IsMFP":"1"'), {
        headers: { 'Content-Type': 'application/json' },
      });
    });
    await open('requests');
    expect((await newest()).getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit Details' })).not.toBeInTheDocument();
    answering.mockRestore();
  });
});

describe('a booked card', () => {
  it('shows directions, contact and preparation, and saves a calendar entry without the scan [PR-271]', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:appointment';
    };
    URL.revokeObjectURL = () => undefined;
    const saving = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    setConfig({ ...config(), demo: true });
    await open('upcoming');
    const card = await newest();
    expect(card.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', expect.stringContaining('google.com/maps/dir'));
    expect(card.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await userEvent.click(card.getByRole('button', { name: 'How to prepare' }));
    expect(card.getByText(/A clinician has yet to approve this text/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Add to calendar' }));
    const text = (await files[0]?.text()) ?? '';
    expect(text).toContain('SUMMARY:Appointment at');
    expect(text).not.toMatch(/MRI|Upper Arm|scan\b/i);
    expect(saving).toHaveBeenCalledTimes(1);
    saving.mockRestore();
  });

  it('cancels with reason and details, and shows the result [PR-284, PR-285, PR-289]', async () => {
    const view = await open('upcoming');
    await clickButton('Cancel Test');
    expect(await screen.findByLabelText(/^Reason/)).toHaveDisplayValue('Select a reason');
    await userEvent.selectOptions(screen.getByLabelText(/^Reason/), 'The center wants more money');
    await userEvent.type(screen.getByLabelText(/^Details/), 'Twice the price');
    await steer('faults', { path: 'cancellations/', status: 500 });
    await clickButton('Yes, Cancel');
    expect(await screen.findByText(cancelFailed)).toBeVisible();
    expect(screen.getByLabelText(/^Details/)).toHaveValue('Twice the price');
    await clickButton('Yes, Cancel');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(cancelled);
    expect(delays(view)).toContainEqual({ delay: 5000, message: cancelled });
    expect(await mailed()).toContain('The center wants more money: Twice the price');
    await clickButton('OK');
    expect(await screen.findByText('Cancellation requested')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel Test' })).not.toBeInTheDocument();
  });

  it('shows what comes back before the button and after it, and takes the cancellation back [PR-284, PR-285]', async () => {
    await open('upcoming');
    await clickButton('Cancel Test');
    expect(await screen.findByText('You get your $50 deposit back.')).toBeVisible();
    expect(screen.getByText(/within 10 business days .* This holds if you cancel by \w{3}, .* E[SD]T\.$/)).toBeVisible();
    await clickButton('Yes, Cancel');
    await clickButton('OK');
    expect(await screen.findByText('Cancellation requested')).toBeVisible();
    expect(screen.getByText('You get your $50 deposit back.')).toBeVisible();
    await steer('faults', { path: 'cancellations/patient', status: 500 });
    await clickButton('Take back the cancellation');
    expect(await screen.findByText(/could not be taken back/)).toBeVisible();
    await clickButton('Take back the cancellation');
    expect(await screen.findByText('Your cancellation is taken back. Everything stays as it was.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Cancel Test' })).toBeVisible();
    expect(screen.queryByText('Cancellation requested')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(await mailed()).toContain('taken back');
  });

  it('says that the care team decides on the deposit when the appointment is near', async () => {
    const early = await open('upcoming');
    const start = (await newest()).getByText(/, \d{4}, /).getAttribute('datetime') ?? '';
    early.unmount();
    const { now } = await control<{ now: string }>('clock', { advance: 0 });
    await control('clock', { advance: toInstant(start, 'America/New_York').getTime() - 3_600_000 - Date.parse(now) });
    await open('upcoming');
    await clickButton('Cancel Test');
    expect(await screen.findByText(/^The time for a full refund ended on .* Our care team decides/)).toBeVisible();
  });

  it('requests another time, even without a comment [PR-290, PR-291, PR-292, PR-293, PR-295]', async () => {
    const view = await open('upcoming');
    await clickButton('Reschedule');
    expect(await screen.findByText(/at least 3 other days/)).toBeVisible();
    await clickButton('No, Go Back');
    for (const name of ['Reschedule', 'Cancel Test']) expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^MRI - /);
    await clickButton('Reschedule');
    await clickButton('Request Reschedule');
    const sent =
      'Request submitted successfully, a member of our care team will reach out within a few business hours to confirm the new appointment.';
    expect(await screen.findByText(sent)).toBeVisible();
    expect(delays(view)).toEqual([{ delay: 10_000, message: sent }]);
    expect(await mailed()).toContain('No information provided by user.');
    expect(screen.getByRole('button', { name: 'Reschedule' })).toHaveFocus();
  });

  it('shows the other times that the patient asked for, until they are taken back [PR-290, PR-292]', async () => {
    await open('upcoming');
    await clickButton('Reschedule');
    await userEvent.type(await screen.findByLabelText(/^Other days/), 'A new job');
    await clickButton('Choose dates');
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose the days that suit you' }));
    await userEvent.click(calendar.getByRole('button', { name: /next month/i }));
    const days = calendar.getAllByRole('gridcell').flatMap((cell) => within(cell).queryAllByRole('button'));
    await userEvent.click(days.find((day) => day.getAttribute('aria-disabled') !== 'true')!);
    await userEvent.click((await calendar.findAllByRole('checkbox'))[0]!);
    await userEvent.click(calendar.getByRole('button', { name: 'Use these times' }));
    expect(await screen.findByRole('list', { name: 'Days that you chose' })).toHaveTextContent(/8 AM to 11 AM/);
    await clickButton('Request Reschedule');
    expect(await screen.findByText('You asked for other times')).toBeVisible();
    expect(screen.getByText('A new job')).toBeVisible();
    expect(screen.getByText(/8 AM to 11 AM/)).toBeVisible();
    await clickButton('Keep this appointment');
    await waitFor(() => expect(screen.queryByText('You asked for other times')).not.toBeInTheDocument());
    expect(screen.getByText('Your request for other times is taken back. Your appointment stays as it is.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('reports a failed reschedule request, and leaves its text in the form [PR-294]', async () => {
    const view = await open('upcoming');
    await clickButton('Reschedule');
    await userEvent.type(await screen.findByLabelText(/^Other days/), 'Any Monday');
    await steer('faults', { path: 'admin/send_email', status: 500 });
    await clickButton('Request Reschedule');
    const failed = 'There was an error submitting your reschedule request.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect(delays(view)).toEqual([{ delay: 5000, message: failed }]);
    expect(screen.getByLabelText(/^Other days/)).toHaveValue('Any Monday');
  });
});
