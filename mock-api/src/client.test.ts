import { contractApi } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { bookingsEndpoints } from '@scanharbor/shared-contracts/api/bookings';
import { daticaEndpoints } from '@scanharbor/shared-contracts/api/datica';
import { logEndpoints } from '@scanharbor/shared-contracts/api/log';
import { mediaEndpoints } from '@scanharbor/shared-contracts/api/media';
import { mfpEndpoints } from '@scanharbor/shared-contracts/api/mfp';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { doctorsEndpoints } from '@scanharbor/shared-contracts/api/doctors';
import { medicalEndpoints } from '@scanharbor/shared-contracts/api/medical';
import { scansEndpoints } from '@scanharbor/shared-contracts/api/scans';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { staticEndpoints } from '@scanharbor/shared-contracts/api/static';
import { appInfoIds, usersEndpoints } from '@scanharbor/shared-contracts/api/users';
import { reset, getToken } from '../testing/client';
import { createStoreFor } from '../testing/store';
import { brainMri, demoAccounts, demoPassword, requestIds, userIds } from './seed/demo-data';

const fresh = { subscribe: false, forceRefetch: true } as const;
const window = { open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' };

beforeEach(reset);

describe('client endpoints of accounts', () => {
  it('returns a user with booleans and a practice [SC-024, SC-300, SC-301]', async () => {
    const { dispatch, signIn } = await createStoreFor();
    const { token, user } = await dispatch(
      accountEndpoints.login.initiate({ username: demoAccounts.admin, password: demoPassword }),
    ).unwrap();
    expect(user).toMatchObject({ id: userIds.admin, userType: 'provider', isAdmin: true, temp: false, switched: false, pending: false });
    signIn(token);
    const { provider } = await dispatch(accountEndpoints.currentUser.initiate(undefined, fresh)).unwrap();
    expect(provider?.locations.map(({ timeZone }) => timeZone)).toEqual(['America/New_York', 'America/New_York', 'America/Chicago']);
  });

  it('registers an account in one step and converts an anonymous one [SC-302, SC-303]', async () => {
    const { dispatch, signIn } = await createStoreFor();
    const anonymous = await dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '10018' })).unwrap();
    signIn(anonymous.token);
    const registered = await dispatch(
      accountEndpoints.registerPatient.initiate({
        firstName: 'Sam',
        lastName: 'Carter',
        zipCode: '10018',
        email: 'sam@scanharbor.test',
        password: 'Strong-pass1',
        dob: '1991-02-03',
        allowTexts: true,
        termsAgreed: true,
      }),
    ).unwrap();
    expect(registered.user).toMatchObject({ id: anonymous.user.id, firstName: 'Sam', termsAgreed: true });
  });

  it('logs the start and the end of a session [SC-306, SC-410]', async () => {
    const { dispatch } = await createStoreFor('patient');
    const log = { userId: userIds.patient, appInfoId: appInfoIds.patient, sessionStart: new Date().toISOString() };
    const { logId } = await dispatch(usersEndpoints.startSessionLog.initiate(log)).unwrap();
    await dispatch(usersEndpoints.endSessionLog.initiate({ logId, sessionEnd: new Date().toISOString() })).unwrap();
  });

  it('supports the calls that no screen makes [SC-025, SC-027, SC-038, SC-044, SC-086]', async () => {
    const { dispatch } = await createStoreFor('patient');
    expect(await dispatch(accountEndpoints.trueVault.initiate({}, fresh)).unwrap()).toMatchObject({ key: '1', register: 0 });
    const params = { key: 'k/1', register: 'yes' };
    expect(await dispatch(accountEndpoints.trueVault.initiate(params, fresh)).unwrap()).toEqual({ key: 'k/1', register: 1 });
    await expect(dispatch(accountEndpoints.forgotPassword.initiate({ username: 'x' }, fresh)).unwrap()).rejects.toMatchObject({
      code: 400,
    });
    expect(await dispatch(daticaEndpoints.vaultUser.initiate(userIds.patient, fresh)).unwrap()).toMatchObject({ id: userIds.patient });
    await dispatch(logEndpoints.logPatient.initiate({ userId: userIds.patient })).unwrap();
    expect(await dispatch(mfpEndpoints.mfpPatientInfo.initiate(requestIds.requested, fresh)).unwrap()).toMatchObject({
      FirstName: 'Jordan',
    });
  });
});

describe('client endpoints of requests', () => {
  it('submits the steps and reads the request for an edit [SC-163, SC-360, SC-363, SC-370]', async () => {
    const { dispatch } = await createStoreFor('newPatient');
    const two = await dispatch(
      scansV2Endpoints.completeStepTwo.initiate({
        scanServiceId: brainMri,
        zipCode: '10018',
        miles: 20,
        isAnyTime: false,
        windows: [window],
        selfPay: true,
      }),
    ).unwrap();
    if (!two.ok) throw new Error(two.message);
    const { progressId } = two;
    const file = new File(['%PDF-1.7'], 'order.pdf');
    const { blobId } = await dispatch(mediaEndpoints.uploadFile.initiate(file)).unwrap();
    const three = { progressId, reason: 'Headaches', doctorFirstName: 'Amelia', doctorLastName: 'Hart', blobId, covidResponse: 0 } as const;
    expect(await dispatch(scansV2Endpoints.completeStepThree.initiate(three)).unwrap()).toEqual({ ok: true, pages: 1 });
    const stored = await dispatch(scansV2Endpoints.editableRequest.initiate({ progressId }, fresh)).unwrap();
    expect(stored).toMatchObject({
      progressId,
      selfPay: true,
      miles: 20,
      windows: [window],
      reason: 'Headaches',
      blobId,
      fileName: 'order.pdf',
      covidResponse: 0,
    });
  });

  it('returns the new times after an edit of the times [SC-164, PR-200]', async () => {
    const { store, dispatch } = await createStoreFor('patient');
    const times = bookingsEndpoints.requestWindows;
    await dispatch(times.initiate(requestIds.requested)).unwrap();
    const choices = { requestId: requestIds.requested, scanServiceId: brainMri, zipCode: '10018', miles: 20, selfPay: true };
    const two = await dispatch(scansV2Endpoints.completeStepTwo.initiate({ ...choices, isAnyTime: false, windows: [window] })).unwrap();
    if (!two.ok) throw new Error(two.message);
    const card = { id: 'pm_double_visa_4242_abc', secret: '', type: 'visa', last4: '4242' };
    const sent = await dispatch(scansV2Endpoints.completeStepFour.initiate({ progressId: two.progressId, selfPay: true, card })).unwrap();
    expect(sent).toMatchObject({ ok: true });
    await Promise.all(dispatch(contractApi.util.getRunningQueriesThunk()));
    expect(times.select(requestIds.requested)(store.getState()).data).toMatchObject([window]);
  });

  it('returns a message when a step is rejected [SC-164]', async () => {
    const { dispatch } = await createStoreFor('newPatient');
    const rejected = await dispatch(
      scansV2Endpoints.completeStepFour.initiate({ progressId: 999_999, selfPay: false, insurerId: 1, memberId: 'M' }),
    ).unwrap();
    expect(rejected).toEqual({ ok: false, message: expect.any(String) });
  });

  it('stores a complete request of a doctor [SC-173, SC-366]', async () => {
    const { dispatch } = await createStoreFor('newPatient');
    const { requestId } = await dispatch(
      scansEndpoints.createRequest.initiate({
        scan_service_id: brainMri,
        budget: 200,
        distance: 50,
        zip_code: '10018',
        average_cost: 850,
        rate: 3.15,
        notice: 3,
        windows: [{ window_open: window.open, window_close: window.close }],
        self_pay: 1,
        doctor_id: 1,
        reason: 'Headaches',
      }),
    ).unwrap();
    const stored = await dispatch(scansV2Endpoints.editableRequest.initiate({ requestId }, fresh)).unwrap();
    expect(stored).toMatchObject({ requestId, doctorLastName: 'Hart', windows: [window] });
  });

  it('stores the agreement to the budget [SC-191]', async () => {
    const { dispatch } = await createStoreFor('patient');
    await dispatch(scansEndpoints.agreeContract.initiate({ requestId: requestIds.requestedBare, budget: 180, selfPay: true })).unwrap();
    const stored = await dispatch(scansV2Endpoints.editableRequest.initiate({ requestId: requestIds.requestedBare }, fresh)).unwrap();
    expect(stored?.selfPay).toBe(true);
  });
});

describe('client endpoints of the patient profile', () => {
  it('changes single fields of the profile [SC-304]', async () => {
    const { dispatch } = await createStoreFor('patient');
    await dispatch(patientsEndpoints.updateProfile.initiate({ allowTexts: false, emergencyContactName: 'Kim' })).unwrap();
    const profile = await dispatch(patientsEndpoints.profile.initiate(undefined, fresh)).unwrap();
    expect(profile).toMatchObject({ allowTexts: false, emergencyContactName: 'Kim', card: { type: 'visa', last4: '4242' } });
  });

  it('stores a preferred language that staff read in the single scan [SC-222, SC-334]', async () => {
    const staff = await createStoreFor('staff');
    const scan = () => staff.dispatch(requestsEndpoints.singleScan.initiate(requestIds.requested, fresh)).unwrap();
    expect((await scan())?.details).toEqual({ preferredLanguage: '' });
    const { dispatch } = await createStoreFor('patient');
    await dispatch(patientsEndpoints.updateProfile.initiate({ preferredLanguage: 'Vietnamese' })).unwrap();
    expect(await dispatch(patientsEndpoints.profile.initiate(undefined, fresh)).unwrap()).toMatchObject({
      preferredLanguage: 'Vietnamese',
      firstName: 'Jordan',
    });
    expect((await scan())?.details).toEqual({ preferredLanguage: 'Vietnamese' });
  });

  it('stores the insurance [SC-187, SC-188, SC-365]', async () => {
    const { dispatch } = await createStoreFor('patient');
    expect(await dispatch(scansEndpoints.insurance.initiate(undefined, fresh)).unwrap()).toBeNull();
    const given = { groupNumber: 'G1', dob: '1984-04-12', planId: 'P1', policyName: 'Gold', policyNumber: 'M-1' };
    await dispatch(scansEndpoints.saveInsurance.initiate({ ...given, companyId: 1 })).unwrap();
    const stored = await dispatch(scansEndpoints.insurance.initiate(undefined, fresh)).unwrap();
    expect(stored).toEqual({ ...given, company: { id: 1, name: 'Aetna' } });
  });

  it('links doctors and conditions [SC-043, SC-307, SC-308, SC-309, SC-312, SC-317]', async () => {
    const { dispatch } = await createStoreFor('patient');
    const doctor = await dispatch(doctorsEndpoints.findDoctor.initiate({ doctorId: 'cole', by: 'identifier' }, fresh)).unwrap();
    expect(doctor).toMatchObject({ firstName: 'Benjamin', identifier: 'cole', zipCode: '10018' });
    expect(await dispatch(patientsEndpoints.linkDoctor.initiate({ doctorId: doctor.id })).unwrap()).toEqual({ alreadyLinked: false });
    const mine = await dispatch(patientsEndpoints.patientDoctors.initiate(undefined, fresh)).unwrap();
    expect(mine).toContainEqual({ id: doctor.id, value: 'Benjamin Cole' });
    const found = await dispatch(doctorsEndpoints.searchDoctors.initiate({ zipCode: '10018', specialty: 'Bones' }, fresh)).unwrap();
    expect(found[0]).toMatchObject({ lastName: 'Cole', specialty: 'Bones', referred: false });
    expect(await dispatch(medicalEndpoints.patientConditions.initiate(undefined, fresh)).unwrap()).toEqual([1]);
  });
});

it('accepts a contact message without a phone number [SC-314]', async () => {
  const { dispatch } = await createStoreFor();
  const message = { name: 'Ann', email: 'ann@example.com', comments: 'Hello', phone: null, type: 'general' };
  await dispatch(staticEndpoints.sendContact.initiate(message)).unwrap();
});

it('allows only the provider to change the provider account [SC-305]', async () => {
  const { dispatch, signIn } = await createStoreFor('staff');
  const changes = { username: demoAccounts.staff, firstName: 'Rob' };
  await dispatch(daticaEndpoints.updateProviderAccount.initiate(changes)).unwrap();
  signIn(await getToken('patient'));
  await expect(dispatch(daticaEndpoints.updateProviderAccount.initiate(changes)).unwrap()).rejects.toMatchObject({ code: 403 });
});
