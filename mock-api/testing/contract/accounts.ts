import { accountEndpoints, readMissingStep } from '@scanharbor/shared-contracts/api/account';
import { secondFactorEndpoints } from '@scanharbor/shared-contracts/api/account/second-factor';
import { chatEndpoints } from '@scanharbor/shared-contracts/api/chat';
import { daticaEndpoints } from '@scanharbor/shared-contracts/api/datica';
import { logEndpoints } from '@scanharbor/shared-contracts/api/log';
import { appInfoIds, usersEndpoints } from '@scanharbor/shared-contracts/api/users';
import { createSoftwarePasskey } from '@scanharbor/shared-contracts/testing/software-passkey';
import { demoAccounts, demoPassword, userIds } from '../../src/seed/demo-data';
import { Secret, TOTP } from 'otpauth';
import { control } from '../client';
import { createStoreFor } from '../store';

const newPassword = 'Harbor-scan-2';
const visaId = 'pm_double_visa_4242_contract';

interface SentMessage {
  recipient: string;
  data: { token?: string };
}

async function fetchLinkToken(to: string): Promise<string> {
  const messages = await control<SentMessage[]>('outbox');
  return messages.find(({ recipient, data }) => recipient === to && data.token)?.data.token ?? '';
}

const office = { address1: '12 Main Street', city: 'New York', state: 'NY', zipCode: '10018' };

const person = {
  firstName: 'Sam',
  lastName: 'Carter',
  zipCode: '10018',
  email: 'contract@scanharbor.test',
  password: 'Strong-pass1',
  dob: '1991-02-03',
  allowTexts: true,
  termsAgreed: true,
};

/** Sets up and removes a second factor, and signs in with it. */
export async function runSecondFactorScenario(): Promise<void> {
  const { dispatch, signIn } = await createStoreFor('staff');
  const { secondFactor, signInOptions, passkeyChallenge, startPasskeyLogin, passkeyRegistration, addPasskey } = secondFactorEndpoints;
  const { secret } = await dispatch(secondFactorEndpoints.createAuthenticator.initiate()).unwrap();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const [recoveryCode] = await dispatch(secondFactorEndpoints.confirmAuthenticator.initiate({ code })).unwrap();
  const passkey = createSoftwarePasskey();
  const creation = await dispatch(passkeyRegistration.initiate()).unwrap();
  await dispatch(addPasskey.initiate({ name: 'Laptop', passkey: passkey.create(creation) })).unwrap();
  await dispatch(secondFactor.initiate()).unwrap();

  const guest = await createStoreFor();
  await guest.dispatch(signInOptions.initiate()).unwrap();
  const refused = await guest.dispatch(accountEndpoints.login.initiate({ username: demoAccounts.staff, password: demoPassword }));
  const started = readMissingStep(refused.error);
  if (!started) throw new Error('The login needed no second step');
  const { id, auth } = started;
  await guest.dispatch(accountEndpoints.finishLogin.initiate({ id, auth, code: recoveryCode })).unwrap();
  const challenge = await guest.dispatch(passkeyChallenge.initiate({})).unwrap();
  const half = await guest.dispatch(startPasskeyLogin.initiate(passkey.use(challenge))).unwrap();
  signIn((await guest.dispatch(accountEndpoints.finishLogin.initiate({ id: half.id, auth: half.auth })).unwrap()).token);
  await dispatch(accountEndpoints.provePassword.initiate({ password: demoPassword })).unwrap();
  await dispatch(secondFactorEndpoints.renewRecoveryCodes.initiate()).unwrap();
  await dispatch(secondFactorEndpoints.removePasskey.initiate(passkey.id)).unwrap();

  const admin = await createStoreFor('admin');
  await admin.dispatch(secondFactorEndpoints.resetSecondFactor.initiate({ userId: userIds.staff })).unwrap();
  await admin.dispatch(secondFactorEndpoints.changePracticeSecurity.initiate({ secondFactorRequired: false })).unwrap();
  await admin.dispatch(secondFactorEndpoints.createAuthenticator.initiate()).unwrap();
  await admin.dispatch(secondFactorEndpoints.removeAuthenticator.initiate()).unwrap();
}

/** Runs every client call of account, chat, datica, log and session logs. */
export async function runAccountsScenario(): Promise<void> {
  const { dispatch, signIn } = await createStoreFor();
  const anonymous = await dispatch(accountEndpoints.registerAnonymous.initiate({ zipCode: '10018' })).unwrap();
  signIn(anonymous.token);
  const { token } = await dispatch(accountEndpoints.registerPatient.initiate(person)).unwrap();
  signIn(token);
  await dispatch(accountEndpoints.createSetupIntent.initiate()).unwrap();
  await dispatch(accountEndpoints.saveCard.initiate({ sourceId: visaId })).unwrap();
  await dispatch(accountEndpoints.trueVault.initiate({ key: '1' })).unwrap();
  await dispatch(accountEndpoints.updateAccount.initiate({ firstName: 'Samuel', termsAgreed: true })).unwrap();
  await dispatch(daticaEndpoints.updatePatientAccount.initiate({ phone: '(212) 555-1212', zipCode: '10019' })).unwrap();
  await dispatch(logEndpoints.logPatient.initiate({ userId: anonymous.user.id })).unwrap();
  await dispatch(chatEndpoints.chatIdentity.initiate()).unwrap();
  await dispatch(accountEndpoints.logout.initiate()).unwrap();

  const guest = await createStoreFor();
  const { registerProvider, requestPasswordReset, checkResetToken, storeResetPassword } = daticaEndpoints;
  const provider = {
    firstName: 'Ira',
    lastName: 'Wells',
    email: 'ira@scanharbor.test',
    password: newPassword,
    practiceName: 'Wells Imaging',
    location: office,
  };
  await guest.dispatch(registerProvider.initiate(provider)).unwrap();
  await guest.dispatch(requestPasswordReset.initiate({ username: demoAccounts.staff })).unwrap();
  const reset = await fetchLinkToken(demoAccounts.staff);
  await guest.dispatch(checkResetToken.initiate({ token: reset, userId: userIds.staff })).unwrap();
  await guest.dispatch(storeResetPassword.initiate({ token: reset, userId: userIds.staff, password: newPassword })).unwrap();

  const staff = await createStoreFor();
  staff.signIn(
    (await staff.dispatch(accountEndpoints.login.initiate({ username: demoAccounts.staff, password: newPassword })).unwrap()).token,
  );
  await staff.dispatch(accountEndpoints.currentUser.initiate()).unwrap();
  await staff.dispatch(daticaEndpoints.vaultUser.initiate(userIds.staff)).unwrap();
  await staff.dispatch(daticaEndpoints.updateProviderAccount.initiate({ username: demoAccounts.staff, firstName: 'Robin' })).unwrap();
  await staff.dispatch(accountEndpoints.changePassword.initiate({ newPassword: 'Own-words-3' })).unwrap();
  const start = { userId: userIds.staff, appInfoId: appInfoIds.centerPortal, sessionStart: new Date().toISOString() };
  const { logId } = await staff.dispatch(usersEndpoints.startSessionLog.initiate(start)).unwrap();
  await staff.dispatch(accountEndpoints.provePassword.initiate({ password: 'Own-words-3' })).unwrap();
  const email = 'robin.hale@scanharbor.test';
  await staff.dispatch(accountEndpoints.updateAccount.initiate({ email })).unwrap();
  await staff.dispatch(accountEndpoints.confirmEmail.initiate({ token: await fetchLinkToken(email), userId: userIds.staff })).unwrap();
  await staff.dispatch(usersEndpoints.endSessionLog.initiate({ logId, sessionEnd: new Date().toISOString() })).unwrap();

  const switcher = await createStoreFor('switcher');
  await switcher
    .dispatch(accountEndpoints.switchUser.initiate({ email: demoAccounts.patient, reason: 'The patient asked for help by phone' }))
    .unwrap();
}
