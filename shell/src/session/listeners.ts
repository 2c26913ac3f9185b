import {
  accountSwitched, clearCached, contractApi, type createStore, deadlineKnown, defaultScreen, draftsCleared, guestKnown, locationChosen, locationKnown,
  messageShown, paths, type RootState, sessionEnded, type SessionUser, signedIn, signOut, type Store, userChanged,
} from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { appInfoIds, usersEndpoints } from '@scanharbor/shared-contracts/api/users';
import { texts } from '../texts';
import { deleteCookie, readCookie, rememberSeconds, writeCookie } from './cookies';
import { enter } from './start-up';

/** Goes to an address of the site; `replace` leaves no way back to where it came from. */
export type GoTo = (to: string, options?: { replace: boolean }) => void;

type Listener = ReturnType<typeof createStore>['listener'];

const isStaffSide = (user?: SessionUser) => user?.userType === 'provider' || location.pathname.startsWith('/providers');

async function startLog(store: Store, user: SessionUser) {
  const appInfoId = user.userType === 'provider' ? appInfoIds.centerPortal : appInfoIds.patient;
  const call = usersEndpoints.startSessionLog.initiate({ userId: user.id, appInfoId, sessionStart: new Date().toISOString() });
  const { logId } = await store.dispatch(call).unwrap();
  store.dispatch(userChanged({ sessionLogId: logId }));
}

function forget(store: Store) {
  store.dispatch(contractApi.util.resetApiState());
  deleteCookie('authToken', 'location', 'switchedUser');
}

async function endSwitch(goTo: GoTo) {
  const own = sessionStorage.getItem(ownTokenKey);
  sessionStorage.removeItem(ownTokenKey);
  deleteCookie('switchedUser');
  if (own) writeCookie('authToken', own);
  goTo(paths.dashboard());
}

const ownTokenKey = 'scanharbor.own-token';

/** Answers what remotes ask of the session: the shell alone touches cookies and decides where to go. */
export function answerSession(store: Store, listener: Listener, goTo: GoTo) {
  listener.startListening({
    actionCreator: signedIn,
    effect: async ({ payload: { token, remember } }) => {
      store.dispatch(contractApi.util.resetApiState());
      writeCookie('authToken', token, remember ? rememberSeconds : undefined);
      const user = await enter(store);
      store.dispatch(draftsCleared({ keepOwner: user.id }));
      await startLog(store, user).catch(() => undefined);
    },
  });

  listener.startListening({
    actionCreator: sessionEnded,
    effect: (_action, { getOriginalState }) => {
      const { user } = (getOriginalState() as RootState).session;
      const staff = isStaffSide(user);
      const { pathname, search } = location;
      forget(store);
      store.dispatch(guestKnown({ notice: staff ? texts.expiredProvider : texts.expiredPatient }));
      const params = { next: pathname, ...(search ? { nextParams: search.slice(1) } : {}) };
      goTo(staff ? paths.centerLogin(params) : paths.patientLogin(params));
    },
  });

  listener.startListening({
    actionCreator: signOut,
    effect: async () => {
      const { user } = store.getState().session;
      if (user?.switched) {
        await endSwitch(goTo);
        store.dispatch(contractApi.util.resetApiState());
        await enter(store);
        return;
      }
      const staff = isStaffSide(user);
      if (user?.sessionLogId !== undefined) {
        const end = usersEndpoints.endSessionLog.initiate({ logId: user.sessionLogId, sessionEnd: new Date().toISOString() });
        await store.dispatch(end);
      }
      await store.dispatch(accountEndpoints.logout.initiate());
      store.dispatch(guestKnown());
      store.dispatch(draftsCleared());
      forget(store);
      sessionStorage.clear();
      goTo(staff ? paths.centerLogin() : paths.patientLogin(), { replace: true });
    },
  });

  listener.startListening({
    actionCreator: accountSwitched,
    effect: async ({ payload: { token } }) => {
      const own = readCookie('authToken');
      if (own) sessionStorage.setItem(ownTokenKey, own);
      store.dispatch(contractApi.util.resetApiState());
      writeCookie('authToken', token);
      writeCookie('switchedUser', '1');
      const user = await enter(store);
      goTo(defaultScreen(user));
      store.dispatch(messageShown({ status: null, message: `You are logged in as ${user.email}`, id: 'switched' }));
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
    if (store().getState().session.user && store().getState().session.deadline !== iso) store().dispatch(deadlineKnown(iso));
  };
}

