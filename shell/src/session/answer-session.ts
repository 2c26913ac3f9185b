import {
  accountSwitched,
  clearCached,
  contractApi,
  type createStore,
  deadlineKnown,
  defaultScreen,
  draftsCleared,
  locationChosen,
  locationKnown,
  messageShown,
  paths,
  type RootState,
  sessionEnded,
  signedIn,
  signOut,
  type Store,
} from '@scanharbor/shared-contracts';
import { texts } from '../texts';
import { rememberSeconds, writeCookie } from './cookies';
import { clearScreen, forget, giveUpSwitch } from './forget';
import { type GoTo } from './go-to';
import { keepOwnToken } from './own-token';
import { changeToken, heldToken, isReplaced } from './page-token';
import { isStaffSide } from './side';
import { signedInPart } from './signed-in-part';

type Answer = ReturnType<typeof createStore>['answer'];

/** Answers what remotes ask of the session: the shell alone touches cookies and decides where to go. */
export function answerSession(store: Store, answer: Answer, goTo: GoTo, reload: () => void) {
  const entered = async () => (await signedInPart()).enter(store);

  answer(signedIn, async ({ payload: { token, remember, isTold } }) => {
    store.dispatch(contractApi.util.resetApiState());
    changeToken(token, remember ? rememberSeconds : undefined);
    const user = await entered().catch(() => undefined);
    if (user) {
      store.dispatch(draftsCleared({ keepOwner: user.id }));
      return (await signedInPart()).startLog(store, user);
    }
    forget(store);
    if (!isTold) store.dispatch(messageShown({ id: 'signed-in', status: false, message: texts.requestProblem }));
  });

  answer(sessionEnded, (_action, before) => {
    // In this tab only: another one goes on by another token.
    if (isReplaced()) return reload();
    const { user } = (before as RootState).session;
    const staff = isStaffSide(user);
    const { pathname, search } = location;
    forget(store, staff ? texts.expiredProvider : texts.expiredPatient);
    const params = { next: pathname, ...(search ? { nextParams: search.slice(1) } : {}) };
    void goTo(staff ? paths.centerLogin(params) : paths.patientLogin(params));
  });

  let leaving: Promise<void> | undefined;
  answer(signOut, () => {
    // A second wish while the first is being done changes nothing.
    leaving ??= signedInPart()
      .then(({ leave }) => leave(store, goTo))
      .finally(() => (leaving = undefined));
  });

  answer(accountSwitched, async ({ payload: { token } }) => {
    const own = heldToken();
    if (own) keepOwnToken(own, token);
    clearScreen(store);
    changeToken(token);
    writeCookie('switchedUser', '1');
    try {
      const user = await entered();
      await goTo(defaultScreen(user));
      store.dispatch(messageShown({ status: null, message: texts.switchedTo(user.email), id: 'switched' }));
    } catch {
      await giveUpSwitch(store, goTo);
    }
  });

  answer(locationChosen, ({ payload }) => {
    writeCookie('location', payload);
    store.dispatch(locationKnown(payload));
    store.dispatch(clearCached('tests'));
  });
}

/** The session's deadline as the server names it, told to the store at most once per change. */
export function tellDeadline(store: () => Store) {
  return (iso: string) => {
    if (store().getState().session.deadline !== iso) store().dispatch(deadlineKnown(iso));
  };
}
