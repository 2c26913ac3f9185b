import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chosenDoctorStorage } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { clickOrigin } from '@scanharbor/shared-contracts/browser/click-origin';
import { sessionEnded, signedIn } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { control, controlSession, renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { stubResponse, resetTab, recordTrackedEvents, clickButton, recordCalls, stepOneDone, title, type } from '../../testing/flow-screen';

const patient = 'patient@scanharbor.test';
const problem = 'There was a problem with your request';
const open = (signedInAs?: string) => renderAt('/request-scan', { routes, signedInAs });
const steer = (path: string, body?: object) => act(() => control<void>(path, body));

/** The same POST within a second shares its response (SC-008), so neighboring tests register different emails. */
async function register(email: string, password = 'Quiet-harbor-7') {
  await type('First name', 'Nora');
  await type('Last name', 'Sample');
  await type('Email', email);
  await type('Password', password);
  await type(/^Mobile phone/, '9175550142');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '1990');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'February');
  await userEvent.selectOptions(screen.getByLabelText('Day'), '3');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await clickButton('Continue to your physician');
}

async function signIn(email: string, password: string) {
  await clickButton('I have an account');
  await type('Email', email);
  await type('Password', password);
  await clickButton('Sign in');
}

beforeEach(async () => {
  await resetTab();
  stepOneDone();
});

describe('step 2 for a guest', () => {
  it('loads the lists of tests again after step 1 [PR-013]', async () => {
    stepOneDone();
    const { router } = await renderAt('/tests/requests', { routes, signedInAs: 'patient@scanharbor.test' });
    await screen.findAllByRole('article');
    await act(() => router.navigate('/request-scan'));
    await title('Your details');
    const { to } = recordCalls();
    await act(() => router.navigate('/tests/requests'));
    await waitFor(() => expect(to('GET bookings/patient_requested')).toHaveLength(1));
  });

  it('registers, signs in, saves step 1 and continues to step 3 [PR-017, PR-027, PR-080, PR-083, PR-084, PR-086, PR-087, PR-089]', async () => {
    const { to } = recordCalls();
    const listEvents = recordTrackedEvents();
    clickOrigin.save({ page: '/', action: 'Find centers' });
    const { store } = await open();
    await title('Your details');
    await register('nora.first@example.com');
    await title('Your physician and prescription');
    expect(store.getState().session.user?.email).toBe('nora.first@example.com');
    expect(to('POST datica/patients')[0]?.body).toMatchObject({ dob: '1990-02-03', zip_code: '10018', phone: '(917) 555-0142' });
    expect(to('POST account/create')[0]?.body).toMatchObject({ user_type: 'patient' });
    expect(to('POST scans_v2/scan-complete-step-2')).toHaveLength(1);
    expect(to('POST scans_v2/scan-complete-step-2')[0]?.body).toMatchObject({
      newScanServiceId: 1,
      newZipCode: '10018',
      newDistance: 20,
      newIsAnyTime: 1,
      newAvailableSlots: '',
      newSelfPay: 1,
      newPatientId: store.getState().session.user?.id,
      originOne: '/',
      originTwo: 'Find centers',
    });
    expect(listEvents()).toEqual(['Scan request step 1 completed', 'Scan request step 2 completed']);
  });

  it('never makes the two calls that are stubs [PR-120, PR-156]', async () => {
    const { to } = recordCalls();
    await open();
    await register('nora.calls@example.com');
    await title('Your physician and prescription');
    expect(to('POST scans/request')).toEqual([]);
    expect(to('POST scanExperience')).toEqual([]);
  });

  it('shows which password rules are met, and rejects a weak one with the prescribed message [PR-081, PR-032]', async () => {
    await open();
    await type('Password', 'harbor12');
    expect(screen.getByText('At least 8 characters').closest('li')).toHaveTextContent(/\(met\)$/);
    expect(screen.getByText('An uppercase letter').closest('li')).toHaveTextContent(/not met/);
    await clickButton('Continue to your physician');
    expect(
      await screen.findByRole('link', {
        name: 'Password must be at least 8 characters long and contain both alphabetic and numeric characters',
      }),
    ).toBeVisible();
  });

  it('requires everything but the consent to texts [PR-083]', async () => {
    await open();
    await title('Your details');
    await clickButton('Continue to your physician');
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(problems.getAllByRole('link')).toHaveLength(7);
  });

  it('flags the email of an account that exists [PR-096, PR-097]', async () => {
    await open();
    await register(patient);
    expect(
      await screen.findByRole('link', { name: 'You already have an account with us. Please sign in or recover your password.' }),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('First name')).toHaveValue('Nora');
  });

  it("shows the server's message for a failed registration until it is dismissed, else the default message [PR-099, PR-101]", async () => {
    await steer('faults', { path: 'account/create', status: 503 });
    const { store } = await open();
    await register('nora.failed@example.com');
    await waitFor(() => expect(store.getState().messages).toHaveLength(1));
    const [message] = store.getState().messages;
    expect(message).toMatchObject({ status: false, delay: null });
    expect(message?.message).toMatch(/Something went wrong|Could not register user\./);
    expect(screen.getByLabelText('First name')).toHaveValue('Nora');
  });

  it('shows a default message when the vault fails without one [PR-102]', async () => {
    stubResponse('datica/patients', () => '{}', 500);
    const { store } = await open();
    await register('nora.vault@example.com');
    await waitFor(() => expect(store.getState().messages).toHaveLength(1));
    expect(store.getState().messages[0]).toMatchObject({ status: false, delay: null, message: 'Something went wrong' });
  });

  it('turns an anonymous patient with only a zip into a registered one [PR-217]', async () => {
    const { to } = recordCalls();
    const { store } = await open();
    const account = await act(() => store.dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '10018' })).unwrap());
    expect(to('POST account/create')[0]?.body).toEqual({ user_type: 'patient', zip_code: '10018' });
    act(() => void store.dispatch(signedIn({ token: account.token, remember: false })));
    await waitFor(() => expect(store.getState().session.user).toMatchObject({ id: account.user.id, email: '' }));
    await title('Your details');
    await register('nora.zip@example.com');
    await title('Your physician and prescription');
    expect(store.getState().session.user).toMatchObject({ id: account.user.id, email: 'nora.zip@example.com' });
  });

  it('keeps the answers of an anonymous patient who has an account and signs in to it [PR-217]', async () => {
    const { store } = await open();
    const anonymous = await act(() => store.dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '10019' })).unwrap());
    act(() => void store.dispatch(signedIn({ token: anonymous.token, remember: false })));
    await waitFor(() => expect(store.getState().session.user?.id).toBe(anonymous.user.id));
    await type('First name', 'Renata');
    await signIn(patient, 'Scan-harbor-1');
    expect(await screen.findByDisplayValue(patient)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your details');
  });

  it('restores the answers for the same patient after the session ended, and hides them from guests', async () => {
    const { store } = await open();
    await register('nora.back@example.com');
    await title('Your physician and prescription');
    await type(/^Reason for the exam/, 'A knee that hurts');
    act(() => void store.dispatch(sessionEnded()));
    await title('What scan do you need?');
    expect(JSON.stringify([...document.querySelectorAll('input')].map(({ value }) => value))).not.toMatch(/nora/i);
    const token = await controlSession('nora.back@example.com');
    act(() => void store.dispatch(signedIn({ token, remember: false })));
    await title('Your physician and prescription');
    expect(screen.getByLabelText(/^Reason for the exam/)).toHaveValue('A knee that hurts');
  });

  it('reports a registered account that cannot be loaded, and offers to sign in again [PR-093, PR-101]', async () => {
    const { store } = await open();
    await title('Your details');
    await steer('faults', { path: 'account/authenticate', status: 500, times: 1 });
    await register('nora.again@example.com');
    await waitFor(() => expect(store.getState().messages[0]).toMatchObject({ status: false, message: problem }));
    expect(screen.getByLabelText('First name')).toHaveValue('Nora');
    await steer('faults', { path: 'account/authenticate', status: 500, times: 1 });
    await signIn('nora.again@example.com', 'Quiet-harbor-7');
    expect(await screen.findByRole('link', { name: problem })).toBeVisible();
    await clickButton('Sign in');
    expect(await screen.findByDisplayValue('Nora')).toBeVisible();
  });

  it('signs in for the session, shows why a login failed, and then shows the profile [PR-080, PR-082, PR-093, PR-094]', async () => {
    await open();
    await title('Your details');
    await signIn(patient, 'Wrong-password-1');
    expect(await screen.findByRole('link', { name: 'Incorrect Email Address or Password' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Keep me signed in/ })).not.toBeChecked();
    await type('Password', 'Scan-harbor-1');
    await clickButton('Sign in');
    expect(await screen.findByDisplayValue(patient)).toBeVisible();
    expect(sessionStorage.getItem('scanharbor.request-in-progress')).toBe('1');
  });

  it('opens the temporary password screen for a login that must be restored [PR-095]', async () => {
    const { router } = await open();
    await title('Your details');
    await signIn('restore@scanharbor.test', 'Scan-harbor-1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/password/temp-reset'));
  });
});

describe('step 2 for a patient', () => {
  it('saves the profile with the username, continues, and links the doctor chosen before [PR-082, PR-088, PR-089, PR-091]', async () => {
    chosenDoctorStorage.save({ id: 3, firstName: 'Chloe', lastName: 'Nguyen' });
    const { to } = recordCalls();
    await open(patient);
    await screen.findByDisplayValue(patient);
    await type('First name', 'Renata');
    await clickButton('Continue to your physician');
    await title('Your physician and prescription');
    expect(to('PUT datica/patients')[0]?.body).toMatchObject({ first_name: 'Renata', email: patient, username: patient });
    await waitFor(() => expect(to('POST patients/doctors')[0]?.body).toEqual({ doctor_id: 3 }));
  });

  it('shows that an email is taken [PR-098]', async () => {
    await open(patient);
    await screen.findByDisplayValue(patient);
    await type('Email', 'staff@scanharbor.test');
    await clickButton('Continue to your physician');
    expect(await screen.findByRole('link', { name: 'Email is already in use, please try again.' })).toBeVisible();
  });

  it('explains how data is stored [PR-021]', async () => {
    await open(patient);
    await title('Your details');
    expect(screen.getByText(/HIPAA-compliant storage.*separate encrypted server that meets the PCI standard/)).toBeVisible();
  });
});
