import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chosenDoctorStorage } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { clickOrigin } from '@scanharbor/shared-contracts/browser/click-origin';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { apiAddress, control, controlSession, renderAt, fakeStripe } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import {
  attachPrescription,
  brainScan,
  choose,
  confirmProfile,
  fillExamReason,
  resetTab,
  fillInsurance,
  recordTrackedEvents,
  pick,
  clickButton,
  recordCalls,
  stepOneDone,
  title,
  toStepFour as goToStepFour,
  type,
} from '../../testing/flow-screen';

const steer = (path: string, body?: object) => act(() => control<void>(path, body));

const open = () => renderAt('/request-scan', { routes, signedInAs: 'patient@scanharbor.test' });
const toStepFour = (selfPay: boolean) => goToStepFour(selfPay, open);

async function toStepThree(selfPay: boolean) {
  stepOneDone({ selfPay });
  const view = await open();
  await confirmProfile();
  return view;
}

beforeEach(resetTab);

describe('step 3', () => {
  it('fills the physician from the search [PR-110, PR-111, PR-112]', async () => {
    await toStepThree(true);
    expect(screen.getByRole('combobox', { name: /^Find your physician/ })).toHaveAccessibleDescription(/^Type a name\./);
    await pick(/^Find your physician/, 'nguyen', /Chloe Nguyen/);
    expect(screen.getByLabelText("Physician's first name")).toHaveValue('Chloe');
    expect(screen.getByLabelText("Physician's last name")).toHaveValue('Nguyen');
    expect(screen.getByLabelText(/^Physician's phone/)).toHaveValue('(646) 555-2002');
  });

  it('shows that the account can store no more files, and keeps what was entered', async () => {
    await toStepThree(true);
    await fillExamReason();
    await steer('situation', { name: 'fullUploads' });
    await attachPrescription();
    expect(await screen.findByText(/^Your account holds the most files it can: 200 files or 500 MB together\./)).toBeVisible();
    expect(screen.getByLabelText("Physician's first name")).toHaveValue('Maya');
    expect(screen.getByLabelText(/^Reason for the exam/)).toHaveValue('A knee that hurts');
  });

  it('starts with the doctor chosen before, and hands their id to the request [PR-092]', async () => {
    fakeStripe();
    chosenDoctorStorage.save({ id: 3, firstName: 'Chloe', lastName: 'Nguyen', phone: '(646) 555-2002' });
    const { to } = recordCalls();
    await toStepThree(true);
    expect(screen.getByLabelText("Physician's first name")).toHaveValue('Chloe');
    expect(screen.getByLabelText("Physician's last name")).toHaveValue('Nguyen');
    await type(/^Reason for the exam/, 'A knee that hurts');
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await clickButton('Continue to payment');
    await screen.findByText('Visa ending 4242');
    expect(to('POST scans_v2/scan-complete-step-3')[0]?.body).toMatchObject({ newDoctorId: 3, newDoctorLastName: 'Nguyen' });
    await clickButton('Check your answers');
    await clickButton('Send request');
    await title('Your request is sent');
    expect(chosenDoctorStorage.read()).toBeUndefined();
    const requestId = Number(/#(\d+)/.exec(screen.getByText(/^Request #\d+$/).textContent)?.[1]);
    const token = await controlSession('staff@scanharbor.test');
    const response = await fetch(`${apiAddress()}/api/ic-portal/ic-get-single-scan?requestId=${requestId}`, {
      headers: { Authorization: token },
    });
    expect(await response.json()).toMatchObject({ DoctorName: 'Chloe Nguyen', DoctorPhone: '(646) 555-2002' });
  });

  it('clears the chosen physician when another name is typed over it [PR-111]', async () => {
    const { to } = recordCalls();
    await toStepThree(true);
    await pick(/^Find your physician/, 'nguyen', /Chloe Nguyen/);
    await fillExamReason();
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await clickButton('Continue to payment');
    await title('How you pay');
    expect(to('POST scans_v2/scan-complete-step-3')[0]?.body).toMatchObject({ newDoctorId: null, newDoctorFirstName: 'Maya' });
  });

  it("moves between steps by the browser's Back and Forward, with all answers [PR-015]", async () => {
    const { router } = await toStepThree(true);
    await fillExamReason();
    await act(() => router.navigate(-1));
    await title('Your details');
    await act(() => router.navigate(-1));
    await title('What scan do you need?');
    await act(() => router.navigate(2));
    await title('Your physician and prescription');
    expect(screen.getByLabelText("Physician's first name")).toHaveValue('Maya');
    await clickButton('Back');
    await title('Your details');
    await act(() => router.navigate(-1));
    await title('What scan do you need?');
  });

  it('shows phone, city and state of each physician found [PR-112]', async () => {
    await toStepThree(true);
    await userEvent.type(screen.getByRole('combobox', { name: /^Find your physician/ }), 'nguyen');
    expect(await screen.findByRole('option', { name: /Chloe Nguyen.*\(646\) 555-2002.*New York, NY/ })).toBeVisible();
  });

  it('permits self-pay patients to bring the prescription and shows the COVID question [PR-113, PR-114, PR-115]', async () => {
    const { to } = recordCalls();
    await toStepThree(true);
    await fillExamReason();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I will bring the prescription to the appointment' }));
    await choose('Decline to answer');
    await clickButton('Continue to payment');
    await title('How you pay');
    expect(to('POST scans_v2/scan-complete-step-3')[0]?.body).toMatchObject({
      newReason: 'A knee that hurts',
      newDoctorFirstName: 'Maya',
      newDoctorLastName: 'Chen',
      newUploadedRx: 0,
      newWillBringRx: 1,
      newCovidResponseID: 2,
    });
  });

  it('requires a file for insurance and offers nothing else [PR-114, PR-115]', async () => {
    await toStepThree(false);
    await fillExamReason();
    expect(screen.queryByRole('checkbox', { name: /will bring/ })).not.toBeInTheDocument();
    await clickButton('Continue to payment');
    expect(await screen.findByRole('link', { name: 'Add a picture or PDF of your prescription.' })).toBeVisible();
  });

  it('rejects a file of another type without sending it, and sends the id of a valid one [PR-116, PR-117]', async () => {
    const { to } = recordCalls();
    await toStepThree(false);
    await attachPrescription('rx.exe');
    expect(await screen.findByText('Only JPG, PNG, GIF, or PDF files can be saved. Please try again.')).toBeVisible();
    expect(to('POST media/upload')).toEqual([]);
    await fillExamReason();
    await attachPrescription('RX.PDF');
    await screen.findByRole('button', { name: 'Remove RX.PDF' });
    await clickButton('Continue to payment');
    await title('How you pay');
    expect(to('POST scans_v2/scan-complete-step-3')[0]?.body).toMatchObject({ newUploadedRx: 1, newBlobId: expect.any(String) });
  });

  it('sends the pages in their order, and names them before the request is sent [PR-116]', async () => {
    const { to } = recordCalls();
    await toStepThree(false);
    await fillExamReason();
    await attachPrescription('front.pdf');
    await screen.findByRole('button', { name: 'Remove front.pdf' });
    await attachPrescription('back.pdf');
    await userEvent.click(await screen.findByRole('button', { name: 'Move up back.pdf, 2 of 2' }));
    await clickButton('Continue to payment');
    await title('How you pay');
    const blobIds = to('POST scans_v2/scan-complete-step-3')[0]?.body as { newBlobId: string; newMoreBlobIds: string[] };
    expect(new Set([blobIds.newBlobId, ...blobIds.newMoreBlobIds]).size).toBe(2);
    await fillInsurance();
    expect(screen.getByText('back.pdf, front.pdf')).toBeVisible();
  });

  it('does not lose pages without a word when the API stores the first one only', async () => {
    const { fetch: realFetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await realFetch(input, init);
      return String(input).includes('scan-complete-step-3') ? Response.json({ Result: 'SUCCESS', MESSAGE_TEXT: '' }) : response;
    });
    await toStepThree(false);
    await fillExamReason();
    await attachPrescription('front.pdf');
    await screen.findByRole('button', { name: 'Remove front.pdf' });
    await attachPrescription('back.pdf');
    await screen.findByRole('button', { name: 'Remove back.pdf, 2 of 2' });
    await clickButton('Continue to payment');
    expect((await screen.findAllByText(/^Only the first file of your prescription could be saved/))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove back.pdf, 2 of 2' }));
    await clickButton('Continue to payment');
    await title('How you pay');
    jest.restoreAllMocks();
  });

  it('explains what happens next, and retains the answers on Back [PR-015, PR-022]', async () => {
    await toStepThree(true);
    expect(screen.getByText(/by email and SMS\. Your deposit is not charged until the appointment is confirmed/)).toBeVisible();
    await type(/^Reason for the exam/, 'Dizzy since May');
    await clickButton('Back');
    await confirmProfile();
    expect(screen.getByLabelText(/^Reason for the exam/)).toHaveValue('Dizzy since May');
  });

  it('stays with all answers when the call fails [PR-118]', async () => {
    await toStepThree(true);
    await fillExamReason();
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await steer('faults', { path: 'scans_v2/scan-complete-step-3', status: 503 });
    await clickButton('Continue to payment');
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(screen.getByLabelText("Physician's last name")).toHaveValue('Chen');
    await clickButton('Continue to payment');
    await title('How you pay');
  });
});

describe('step 4', () => {
  it('requires company and member ID of insured patients, and no card [PR-024, PR-132, PR-133, PR-137]', async () => {
    await toStepFour(false);
    expect(await screen.findByText(/No card is needed/)).toBeVisible();
    await screen.findByRole('combobox', { name: /^Insurance company/ });
    await clickButton('Check your answers');
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Choose your insurance company.',
      'Enter your member ID.',
    ]);
  });

  it('sends an insured request once, confirms it, and clears what led there [PR-014, PR-034, PR-136, PR-139, PR-140, PR-141, PR-142, PR-150, PR-155]', async () => {
    clickOrigin.save({ page: '/', action: 'Find centers' });
    const { to } = recordCalls();
    const listEvents = recordTrackedEvents();
    const { store, router } = await toStepFour(false);
    selectionStorage.save(brainScan);
    expect(sessionStorage.getItem('scanharbor.request-in-progress')).toBe('1');
    await fillInsurance();
    expect(to('POST scans_v2/scan-complete-step-4')).toEqual([]);
    expect(screen.getByText('We confirm your appointment by email and SMS. No card and no deposit are needed.')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Send request' });
    await userEvent.dblClick(send);
    await title('Your request is sent');
    expect(to('POST scans_v2/scan-complete-step-4')).toHaveLength(1);
    const { body } = to('POST scans_v2/scan-complete-step-4')[0]!;
    expect(body).toMatchObject({ insuranceId: expect.any(Number), policyNumber: 'W123456789' });
    for (const name of ['paymentId', 'paymentSecret', 'cardType', 'cardLastFour']) expect(body[name] ?? '').toBe('');
    expect(screen.getByText(/^Request #\d+$/)).toBeVisible();
    expect(screen.getByText('Requested, not yet booked')).toBeVisible();
    expect(screen.getByText('We sent a message about your request to patient@scanharbor.test.')).toBeVisible();
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    for (const text of ['MRI - Brain - Without contrast', '10018', '20 miles', 'Any time over the next two weeks', 'Insurance']) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
    const summary = screen.getByRole('region', { name: 'Your request is sent' });
    expect(summary).toHaveTextContent(
      /PaymentInsuranceInsuranceAetnaMember IDW123456789DepositNone with insuranceAt the scanYour plan determines what you pay/,
    );
    expect(screen.getByText('Bring your ID and your insurance card.')).toBeVisible();
    expect(
      screen.getByText(/^You get the confirmed appointment by email and SMS, usually by \w{3}, .* \(2 business days\)\.$/),
    ).toBeVisible();
    const expiry = new Date();
    expiry.setDate(expiry.getDate() + 90);
    const shown = expiry.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
    expect(screen.getByText(`If nothing can be booked, the request ends on ${shown}.`)).toBeVisible();
    expect(sessionStorage.getItem('scanharbor.request-in-progress')).toBeNull();
    expect(clickOrigin.read()).toBeUndefined();
    expect(selectionStorage.read()).toBeUndefined();
    expect(store.getState().drafts).toEqual({});
    expect(listEvents()).toContain('Scan request step 4 completed');
    expect(screen.getByRole('link', { name: 'Go to your tests' })).toHaveAttribute('href', '/tests/requests');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tests/requests'));
  });

  it('confirms by email alone to a patient who wants no texts, and asks for the prescription that was not uploaded [PR-150]', async () => {
    fakeStripe();
    await toStepThree(true);
    await clickButton('Back');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Text me about my appointment' }));
    await clickButton('Continue to your physician');
    await title('Your physician and prescription');
    await fillExamReason();
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await clickButton('Continue to payment');
    await screen.findByText('Visa ending 4242');
    await clickButton('Check your answers');
    await clickButton('Send request');
    await title('Your request is sent');
    expect(screen.getByText(/^You get the confirmed appointment by email, usually by/)).toBeVisible();
    expect(screen.getByText('Bring your ID, and your prescription.')).toBeVisible();
    expect(screen.getByText('$50, when your appointment is confirmed')).toBeVisible();
  });

  it('stays at the check when the call fails, and sends the request on the next attempt [PR-013]', async () => {
    await toStepFour(false);
    await fillInsurance();
    await steer('faults', { path: 'scans_v2/scan-complete-step-4', status: 503 });
    await clickButton('Send request');
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(screen.queryByText('Your request is sent')).not.toBeInTheDocument();
    await clickButton('Send request');
    await title('Your request is sent');
  });

  it('ignores a second press while a step is being saved [PR-033]', async () => {
    const { to } = recordCalls();
    await toStepThree(true);
    await fillExamReason();
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await steer('faults', { path: 'scans_v2/scan-complete-step-3', delay: 1500 });
    const save = screen.getByRole('button', { name: 'Continue to payment' });
    await userEvent.tripleClick(save);
    expect(save).toHaveTextContent('Saving…');
    await userEvent.click(save);
    await title('How you pay');
    expect(to('POST scans_v2/scan-complete-step-3')).toHaveLength(1);
  });

  it('shows what self-pay costs and when, before the card [PR-023, PR-031, PR-185, PR-186]', async () => {
    await toStepFour(true);
    const prices = within(await screen.findByRole('region', { name: 'What you pay' }));
    expect(
      prices
        .getAllByRole('definition')
        .slice(0, 4)
        .map((amount) => amount.textContent),
    ).toEqual(['$0', '$50', '$175', '$225']);
    expect(prices.getByText(/held only after your appointment is confirmed.*Cancel free before that/)).toBeVisible();
    expect(screen.getByText(/held only after your appointment is confirmed, and you can cancel free before that/)).toBeVisible();
  });

  it('offers the card of the account, and another one instead, which the step saves, with the messages of the card field [PR-130, PR-131, PR-135]', async () => {
    const stripe = fakeStripe();
    await toStepFour(true);
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
    await clickButton('Use another card');
    const card = within(await screen.findByRole('group', { name: 'Card details' }));
    expect(card.getByLabelText('Full name on the card')).toHaveValue('Jordan Ellis');
    expect(card.getByText('Card number, expiry, security code and ZIP')).toBeVisible();
    act(() => stripe.enter({ number: '4242424242424241' }));
    expect(await card.findByText('Your card number is invalid.')).toBeVisible();
    await clickButton('Check your answers');
    expect(await screen.findAllByText('Complete your card to continue.')).not.toHaveLength(0);
    act(() => stripe.enter());
    await clickButton('Check your answers');
    await title('Check your answers');
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
    await clickButton('Back');
    expect(await screen.findByRole('button', { name: 'Use another card' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Card details' })).not.toBeInTheDocument();
  });

  it('requires a card again after a switch to insurance and back, despite a saved one [PR-130, PR-135]', async () => {
    fakeStripe();
    await toStepFour(true);
    expect(await screen.findByText('Visa ending 4242')).toBeVisible();
    await choose('Insurance');
    await screen.findByRole('combobox', { name: /^Insurance company/ });
    await choose('Card (self-pay)');
    await screen.findByRole('group', { name: 'Card details' });
    await clickButton('Check your answers');
    expect(await screen.findAllByText('Complete your card to continue.')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How you pay');
  });

  it('lets the patient switch, and sends those without a file back to step 3 [PR-115, PR-134, PR-135]', async () => {
    await toStepThree(true);
    await fillExamReason();
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await clickButton('Continue to payment');
    await title('How you pay');
    await choose('Insurance');
    await pick(/^Insurance company/, 'aetna', 'Aetna');
    await type(/^Member ID/, 'W1');
    await clickButton('Check your answers');
    expect(screen.getByText(/Insurance needs your prescription before the appointment/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How you pay');
    await clickButton('Add your prescription');
    await title('Your physician and prescription');
  });

  it('lets a patient who switched to self-pay bring the prescription in step 3 [PR-115, PR-134]', async () => {
    fakeStripe();
    await toStepFour(false);
    await choose('Card (self-pay)');
    await clickButton('Back');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove rx.pdf' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /will bring/ }));
    await clickButton('Continue to payment');
    await title('How you pay');
  });
});
