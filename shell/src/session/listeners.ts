import {
  accountSwitched, clearCached, contractApi, type createStore, deadlineKnown, defaultScreen, draftsCleared, locationChosen, locationKnown,
  messageShown, paths, type RootState, sessionEnded, signedIn, signOut, type Store,
} from '@scanharbor/shared-contracts';
import { texts } from '../texts';
import { readCookie, rememberSeconds, writeCookie } from './cookies';
import { clearScreen, forget } from './forget';
import { type GoTo } from './go-to';
import { keepOwnToken } from './own-token';
import { startLog } from './session-log';
import { isStaffSide } from './side';
import { createSignOut } from './sign-out';
import { enter } from './start-up';

type Listener = ReturnType<typeof createStore>['listener'];

/** Answers what remotes ask of the session: the shell alone touches cookies and decides where to go. */
export function answerSession(store: Store, listener: Listener, goTo: GoTo) {
  listener.startListening({
    actionCreator: signedIn,
    effect: async ({ payload: { token, remember } }) => {
      store.dispatch(contractApi.util.resetApiState());
      writeCookie('authToken', token, remember ? rememberSeconds : undefined);
      try {
        const user = await enter(store);
        store.dispatch(draftsCleared({ keepOwner: user.id }));
        await startLog(store, user);
      } catch {
        forget(store);
        store.dispatch(messageShown({ id: 'signed-in', status: false, message: texts.requestProblem }));
      }
    },
  });

  listener.startListening({
    actionCreator: sessionEnded,
    effect: (_action, { getOriginalState }) => {
      const { user } = (getOriginalState() as RootState).session;
      const staff = isStaffSide(user);
      const { pathname, search } = location;
      forget(store, staff ? texts.expiredProvider : texts.expiredPatient);
      const params = { next: pathname, ...(search ? { nextParams: search.slice(1) } : {}) };
      void goTo(staff ? paths.centerLogin(params) : paths.patientLogin(params));
    },
  });

  listener.startListening({ actionCreator: signOut, effect: createSignOut(store, goTo) });

  listener.startListening({
    actionCreator: accountSwitched,
    effect: async ({ payload: { token } }) => {
      const own = readCookie('authToken');
      if (own) keepOwnToken(own);
      clearScreen(store);
      writeCookie('authToken', token);
      writeCookie('switchedUser', '1');
      const user = await enter(store);
      await goTo(defaultScreen(user));
      store.dispatch(messageShown({ status: null, message: texts.switchedTo(user.email), id: 'switched' }));
    },
  });

  listener.startListening({
    actionCreator: locationChosen,
    effect: ({ payload }) => {
      writeCookie('location', payload);
      store.dispatch(locationKnown(payload));
      store.dispatch(clearCached('tests'));
    },
  });
}

/** The session's deadline as the server names it, told to the store at most once per change. */
export function tellDeadline(store: () => Store) {
  return (iso: string) => {
    if (store().getState().session.deadline !== iso) store().dispatch(deadlineKnown(iso));
  };
}
