import { draftsCleared, paths, type SessionUser, type Store } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { deleteCookie } from './cookies';
import { enter } from './enter';
import { clearScreen, forget, giveUpSwitch } from './forget';
import { type GoTo } from './go-to';
import { takeOwnToken } from './own-token';
import { changeToken, heldToken } from './page-token';
import { endLog } from './session-log';
import { isStaffSide } from './side';

/** The staff member's own session takes over again, on their dashboard (SH-094). */
async function endSwitch(store: Store, goTo: GoTo, ownToken: string) {
  clearScreen(store);
  deleteCookie('switchedUser');
  changeToken(ownToken);
  try {
    await enter(store);
    await goTo(paths.dashboard());
  } catch {
    await giveUpSwitch(store, goTo);
  }
}

async function endSession(store: Store, goTo: GoTo, user: SessionUser | undefined) {
  const staff = isStaffSide(user);
  await endLog(store, user);
  await store.dispatch(accountEndpoints.logout.initiate());
  forget(store);
  store.dispatch(draftsCleared());
  sessionStorage.clear();
  await goTo(staff ? paths.centerLogin() : paths.patientLogin(), { replace: true });
}

/**
 * Leaves at the user's wish (SH-090 to SH-096). A tab that does not have the token of the staff member behind a switched
 * session signs out for good: no door stays open.
 */
export async function leave(store: Store, goTo: GoTo) {
  const { user } = store.getState().session;
  const ownToken = user?.switched ? takeOwnToken(heldToken()) : undefined;
  if (ownToken) await endSwitch(store, goTo, ownToken);
  else await endSession(store, goTo, user);
}
