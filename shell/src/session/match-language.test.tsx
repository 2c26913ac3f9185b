import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { readSiteLanguage } from '@scanharbor/shared-contracts/browser/language-choice';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { control, forbidStorage } from '@scanharbor/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { matchLanguage } from './match-language';

const storedKey = 'scanharbor.language';

async function openAsPatient() {
  const { token } = await control<{ token: string }>('session', { email: 'patient@scanharbor.test' });
  const shell = await renderShell('/home', { token });
  await waitFor(() => expect(shell.store.getState().session.status).toBe('user'));
  const readProfile = () =>
    shell.store.dispatch(patientsEndpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap();
  const state = (preferredLanguage: 'English' | 'Spanish' | 'Korean' | '') =>
    shell.store.dispatch(patientsEndpoints.updateProfile.initiate({ preferredLanguage })).unwrap();
  return { ...shell, readProfile, state };
}

beforeEach(() => control('reset'));

it('stores the choice of a visitor in a profile without a language, and each choice of the patient after that', async () => {
  localStorage.setItem(storedKey, 'es');
  const { store, readProfile } = await openAsPatient();
  const open = jest.fn();
  matchLanguage(store, open);
  await waitFor(async () => expect((await readProfile()).preferredLanguage).toBe('Spanish'));
  await waitFor(() => expect(sessionStorage.getItem('scanharbor.matched-language')).toMatch(/^\d+ es$/));

  // The header was used: the next page starts with another choice.
  localStorage.setItem(storedKey, 'en');
  matchLanguage(store, open);
  await waitFor(async () => expect((await readProfile()).preferredLanguage).toBe('English'));
  expect(open).not.toHaveBeenCalled();
});

it('stores the choice of a link that a signed-in patient opened in a new tab, instead of what the profile states', async () => {
  const { store, state, readProfile } = await openAsPatient();
  await state('English');
  localStorage.setItem(storedKey, 'es');
  document.documentElement.dataset.languageChosen = '';
  const open = jest.fn();
  matchLanguage(store, open);
  await waitFor(async () => expect((await readProfile()).preferredLanguage).toBe('Spanish'));
  await waitFor(() => expect(sessionStorage.getItem('scanharbor.matched-language')).toMatch(/^\d+ es$/));
  expect(open).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-language-chosen');
});

it('does not follow the profile of before while the stored choice is read again', async () => {
  const { store, state } = await openAsPatient();
  await state('Spanish');
  // A screen shows the profile.
  await store.dispatch(patientsEndpoints.profile.initiate());
  const readShown = () => patientsEndpoints.profile.select()(store.getState()).data?.preferredLanguage;
  sessionStorage.setItem('scanharbor.matched-language', `${registeredPatient(store.getState().session.user)?.id} es`);
  localStorage.setItem(storedKey, 'en');
  const { fetch } = globalThis;
  let deliver = () => {};
  const held = new Promise<void>((resolve) => (deliver = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    const [address, { method = 'GET' } = {}] = call;
    if (method === 'GET' && String(address).endsWith('/patients/patient')) await held;
    return response;
  });
  const open = jest.fn();
  matchLanguage(store, open);
  await waitFor(() => expect(sessionStorage.getItem('scanharbor.matched-language')).toMatch(/ en$/));
  expect(readShown()).toBe('Spanish');
  store.dispatch({ type: 'another change of the store' });
  deliver();
  await waitFor(() => expect(readShown()).toBe('English'));
  expect(open).not.toHaveBeenCalled();
  await state('Spanish');
  await waitFor(() => expect(open).toHaveBeenCalledWith('es'));
});

it('opens the site in the language that the profile states, at sign-in and when the patient changes it', async () => {
  const { store, state, readProfile } = await openAsPatient();
  await state('Spanish');
  const open = jest.fn((language: string) => localStorage.setItem(storedKey, language));
  matchLanguage(store, open);
  await waitFor(() => expect(open).toHaveBeenLastCalledWith('es'));
  await state('English');
  await readProfile();
  await waitFor(() => expect(open).toHaveBeenLastCalledWith('en'));
  expect(open).toHaveBeenCalledTimes(2);
});

it('keeps a language that the site does not have', async () => {
  localStorage.setItem(storedKey, 'es');
  const { store, state, readProfile } = await openAsPatient();
  await state('Korean');
  const open = jest.fn();
  matchLanguage(store, open);
  await waitFor(() => expect(sessionStorage.getItem('scanharbor.matched-language')).toMatch(/^\d+ es$/));
  expect((await readProfile()).preferredLanguage).toBe('Korean');
  expect(open).not.toHaveBeenCalled();
});

it('keeps the language of the page where a reload would lose the choice and the session', async () => {
  const { store, state } = await openAsPatient();
  await state('Spanish');
  forbidStorage('localStorage');
  matchLanguage(store);
  await waitFor(() => expect(sessionStorage.getItem('scanharbor.matched-language')).toMatch(/ es$/));
  expect(readSiteLanguage()).toBeUndefined();
});
