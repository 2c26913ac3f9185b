import { type SessionUser, type Store, userChanged } from '@scanharbor/shared-contracts';
import { appInfoIds, usersEndpoints } from '@scanharbor/shared-contracts/api/users';

const key = 'scanharbor.session-log';

/** The id of a user's open session log, as this tab knows it through a reload (SH-095). */
export function knownLog(userId: number): number | undefined {
  const [owner, logId] = (sessionStorage.getItem(key) ?? '').split(':').map(Number);
  return owner === userId ? logId : undefined;
}

/** Begins the log of a session: app 4 for providers, 1 for patients (SH-045). A session without a log is a session, too. */
export async function startLog(store: Store, user: SessionUser) {
  const appInfoId = user.userType === 'provider' ? appInfoIds.centerPortal : appInfoIds.patient;
  const call = usersEndpoints.startSessionLog.initiate({ userId: user.id, appInfoId, sessionStart: new Date().toISOString() });
  const answer = await store.dispatch(call);
  if (!answer.data) return;
  const { logId } = answer.data;
  sessionStorage.setItem(key, `${user.id}:${logId}`);
  store.dispatch(userChanged({ sessionLogId: logId }));
}

/** Ends the log of the session, if there is one (SH-096). */
export async function endLog(store: Store, user: SessionUser | undefined) {
  if (user?.sessionLogId === undefined) return;
  await store.dispatch(usersEndpoints.endSessionLog.initiate({ logId: user.sessionLogId, sessionEnd: new Date().toISOString() }));
}
