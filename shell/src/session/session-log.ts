import { type SessionUser, type Store, userUpdated } from '@scanharbor/shared-contracts';
import { appInfoIds, usersEndpoints } from '@scanharbor/shared-contracts/api/users';
import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

const key = 'scanharbor.session-log';

/** Returns the id of the user's open session log, which this tab stores across reloads (SH-095); undefined without one. */
export function getSessionLogId(userId: number): number | undefined {
  const [owner, logId] = (tabStorage.getItem(key) ?? '').split(':').map(Number);
  return owner === userId ? logId : undefined;
}

/** Opens the log of a session: app 4 for providers, 1 for patients (SH-045). A failure is ignored. */
export async function openSessionLog(store: Store, user: SessionUser) {
  const appInfoId = user.userType === 'provider' ? appInfoIds.centerPortal : appInfoIds.patient;
  const call = usersEndpoints.startSessionLog.initiate({ userId: user.id, appInfoId, sessionStart: new Date().toISOString() });
  const response = await store.dispatch(call);
  if (!response.data) return;
  const { logId } = response.data;
  tabStorage.setItem(key, `${user.id}:${logId}`);
  store.dispatch(userUpdated({ sessionLogId: logId }));
}

/** Closes the log of the session, if it has one (SH-096). */
export async function closeSessionLog(store: Store, user: SessionUser | undefined) {
  if (user?.sessionLogId === undefined) return;
  await store.dispatch(usersEndpoints.endSessionLog.initiate({ logId: user.sessionLogId, sessionEnd: new Date().toISOString() }));
}
