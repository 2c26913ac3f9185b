import { type Store } from '@scanharbor/shared-contracts';
import { patientsEndpoints } from '@scanharbor/shared-contracts/api/patients';
import { readSiteLanguage, saveSiteLanguage } from '@scanharbor/shared-contracts/browser/language-choice';
import { isStorageForbidden, tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { profileLanguages, type SiteLanguage } from '@scanharbor/shared-contracts/domain/site-language';

/** In this tab: patient and language that agreed last, '7 es'. */
const key = 'scanharbor.matched-language';

/** Returns the language of the site that a profile states; undefined without one, and for a language that the site does not have. */
const findStated = ({ preferredLanguage }: Profile): SiteLanguage | undefined =>
  (Object.keys(profileLanguages) as SiteLanguage[]).find((code) => profileLanguages[code] === preferredLanguage);

/**
 * Opens the present page in a language. A page keeps the language in which it was loaded. Where a reload loses the choice, and the session,
 * the page stays as it is.
 */
function openIn(language: SiteLanguage) {
  if (isStorageForbidden()) return;
  saveSiteLanguage(language);
  location.reload();
}

/** Whether a signed-in user opened this page by a link to its language, in any tab. Counts once. */
function takeChoice(): boolean {
  const { dataset } = document.documentElement;
  const isChosen = dataset.languageChosen !== undefined;
  delete dataset.languageChosen;
  return isChosen;
}

/**
 * Keeps the language of the site and that of a signed-in patient's profile, in which letters are written, the same. A choice in the header
 * is stored in the profile, and a choice in the settings opens the site in it. At sign-in the profile counts where it states a language of
 * the site; where it states none, it gets the visitor's choice. A stated language that the site does not have stays.
 */
export function matchLanguage(store: Store, open: (language: SiteLanguage) => void = openIn): void {
  let matched: number | undefined;
  let isMatching = false;
  let stated: SiteLanguage | undefined;
  /** The language that was stored; a read of the profile from before may arrive after it. */
  let stored: SiteLanguage | undefined;

  const match = async (patientId: number) => {
    const chosen = readSiteLanguage();
    const isChosenHere = takeChoice();
    const before = tabStorage.getItem(key) ?? '';
    if (before === `${patientId} ${chosen ?? 'en'}`) return;
    const profile = await store.dispatch(patientsEndpoints.profile.initiate(undefined, { subscribe: false })).unwrap();
    stated = findStated(profile);
    // Since this patient signed in, only the header changes the choice.
    const isOwnChoice = isChosenHere || before.startsWith(`${patientId} `);
    const isNewChoice = !profile.preferredLanguage || (stated !== undefined && isOwnChoice);
    if (chosen && isNewChoice && stated !== chosen) {
      await store.dispatch(patientsEndpoints.updateProfile.initiate({ preferredLanguage: profileLanguages[chosen] })).unwrap();
      stated = chosen;
      stored = chosen;
    }
    const language = stated ?? chosen ?? 'en';
    tabStorage.setItem(key, `${patientId} ${language}`);
    if (language !== (chosen ?? 'en')) open(language);
  };

  const startMatch = async (patientId: number) => {
    isMatching = true;
    // Without the profile both languages stay as they are, until the next page.
    await match(patientId).catch(() => undefined);
    isMatching = false;
  };

  const follow = () => {
    const state = store.getState();
    const { user } = state.session;
    const patientId = user?.switched ? undefined : registeredPatient(user)?.id;
    if (patientId !== matched) {
      matched = patientId;
      stated = undefined;
      stored = undefined;
      if (patientId !== undefined) void startMatch(patientId);
      return;
    }
    if (patientId === undefined || isMatching) return;
    const { data } = patientsEndpoints.profile.select()(state);
    const now = data && findStated(data);
    if (!now || (stored && now !== stored)) return;
    stored = undefined;
    if (now === stated) return;
    stated = now;
    if (now === (readSiteLanguage() ?? 'en')) return;
    tabStorage.setItem(key, `${patientId} ${now}`);
    open(now);
  };
  store.subscribe(follow);
  follow();
}
