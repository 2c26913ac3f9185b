import { act, screen, waitFor, within } from '@testing-library/react';
import { scansEndpoints } from '@scanharbor/shared-contracts/api/scans';
import { renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../../../routes';
import {
  attachPrescription,
  choose,
  confirmProfile,
  fillExamReason,
  resetTab,
  pick,
  clickButton,
  recordCalls,
  title,
  type,
} from '../../../../testing/flow-screen';

const open = (query: string) => renderAt(`/tests/request/edit${query}`, { routes, signedInAs: 'patient@scanharbor.test' });

beforeEach(resetTab);

describe('/tests/request/edit', () => {
  it('continues a record in progress at the step reached, with its information panel [PR-018, PR-300, PR-301]', async () => {
    await open('?testRequestProgressID=801');
    await title('Your physician and prescription');
    expect(screen.getByText('Edit your request')).toBeVisible();
    expect(screen.getByRole('button', { name: 'What happens next' })).toBeVisible();
  });

  it('fills step 3 and step 4 from the stored record [PR-303, PR-304]', async () => {
    await open('?testRequestProgressID=802');
    await title('How you pay');
    expect(await screen.findByRole('radio', { name: 'Insurance' })).toBeChecked();
    await clickButton('Back');
    expect(await screen.findByLabelText("Physician's last name")).toHaveValue('Hart');
    expect(screen.getByLabelText("Physician's first name")).toHaveValue('Amelia');
  });

  it('shows the patient in the check, even when the record continues after step 2 [PR-150]', async () => {
    await open('?testRequestProgressID=801');
    await title('Your physician and prescription');
    await fillExamReason();
    await attachPrescription();
    await screen.findByRole('button', { name: 'Remove rx.pdf' });
    await clickButton('Continue to payment');
    await choose('Insurance');
    await pick(/^Insurance company/, 'aetna', 'Aetna');
    await type(/^Member ID/, 'W123456789');
    await clickButton('Check your answers');
    await title('Check your answers');
    const about = within(screen.getByRole('region', { name: 'You' }));
    expect(await about.findByText('patient@scanharbor.test')).toBeVisible();
    expect(about.getByText(/^\(\d{3}\) \d{3}-\d{4}$/)).toBeVisible();
  });

  it('fills step 1 and saves a sent request as the same one [PR-062, PR-302, PR-305]', async () => {
    const { to } = recordCalls();
    await open('?testRequestID=1001');
    await title('What scan do you need?');
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('10018');
    await screen.findAllByRole('radio', { name: / miles · / });
    expect(screen.getAllByRole('radio', { name: / miles · / }).filter((each) => (each as HTMLInputElement).checked)).toHaveLength(1);
    await choose('Flexible');
    await clickButton('Continue to your details');
    await screen.findByDisplayValue('patient@scanharbor.test');
    await clickButton('Continue to your physician');
    await title('Your physician and prescription');
    expect(to('POST scans_v2/scan-complete-step-2')[0]?.body).toMatchObject({ currTestRequestId: 1001, newIsAnyTime: 1 });
  });

  it('separates the edit from a new request [PR-305]', async () => {
    const { store } = await open('?testRequestProgressID=801');
    await title('Your physician and prescription');
    await attachPrescription();
    await waitFor(() => expect(Object.keys(store.getState().drafts)).toEqual(['request-edit-801-none']));
  });

  it('restarts with the same answers as a new request, which a reload restores, when the record was withdrawn [PR-010, PR-300]', async () => {
    const { router, store } = await open('?testRequestProgressID=801');
    await title('Your physician and prescription');
    await fillExamReason();
    await attachPrescription();
    await screen.findByRole('button', { name: 'Remove rx.pdf' });
    await act(() => store.dispatch(scansEndpoints.changeRequest.initiate({ requestId: 801, inProgress: true, active: false })).unwrap());
    await clickButton('Continue to payment');
    await clickButton('Start again with these answers');
    await waitFor(() => expect(router.state.location.pathname).toBe('/request-scan'));
    const heading = await title('What scan do you need?');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(Object.keys(store.getState().drafts)).toEqual(['request-flow']);
    expect(store.getState().drafts['request-flow']?.value).toMatchObject({ step: 1, ids: {}, three: { doctorLastName: 'Chen' } });
  });

  it('restarts at the title of step 1, as an edit of the same request, from the page with both ids [PR-016, PR-300, PR-305]', async () => {
    const { router, store } = await open('?testRequestID=1001');
    const toStepTwo = async () => {
      await title('What scan do you need?');
      await choose('Flexible');
      await clickButton('Continue to your details');
    };
    await toStepTwo();
    await confirmProfile();
    const { ids } = store.getState().drafts['request-edit-none-1001']?.value as { ids: { progressId: number } };
    await act(() => router.navigate(`/tests/request/edit?testRequestProgressID=${ids.progressId}&testRequestID=1001`));
    await toStepTwo();
    await screen.findByDisplayValue('patient@scanharbor.test');
    const withdrawal = { requestId: ids.progressId, inProgress: true, active: false };
    await act(() => store.dispatch(scansEndpoints.changeRequest.initiate(withdrawal)).unwrap());
    await clickButton('Continue to your physician');
    await clickButton('Start again with these answers');
    await waitFor(() => expect(router.state.location.search).toBe('?testRequestID=1001'));
    const heading = await title('What scan do you need?');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(Object.keys(store.getState().drafts)).toEqual(['request-edit-none-1001']);
  });

  it.each([
    ['?testRequestID=999999', 'does not exist'],
    ['?testRequestID=1101', 'belongs to another patient'],
    ['?testRequestID=1003', 'is booked'],
    ['?testRequestProgressID=1', 'does not exist as a record'],
    ['', 'has no id'],
  ])('shows that the request no longer exists for "%s", which %s [PR-272, PR-300]', async (query) => {
    await open(query);
    await title('This request is no longer here');
    expect(screen.getByRole('link', { name: 'Go to your tests' })).toHaveAttribute('href', '/tests/requests');
  });
});
