import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { listPracticeLocations } from '../db/queries/locations';
import { stateConditions } from '../db/queries/request-states';
import { findRequest, hasRequest } from '../db/queries/requests';
import { type RequestRecord } from '../db/schema/requests';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** True when the user can view the request: patients their own [API-033], active providers those of their practice [API-032]. */
export async function canView(db: Database, user: UserRecord, request: RequestRecord): Promise<boolean> {
  if (user.userType === 'patient') return request.patientId === user.id;
  if (!user.isActive || user.practiceId === null) return false;
  const own = (await listPracticeLocations(db, user.practiceId)).map(({ id }) => id);
  return own.length > 0 && hasRequest(db, stateConditions.visible(db, own), { id: request.id });
}

/** Returns the request when the user can view it; otherwise throws 404, so that ids reveal nothing. */
export async function requireVisibleRequest(
  { db, trail }: Pick<Context, 'db' | 'trail'>,
  user: UserRecord,
  requestId: number,
): Promise<RequestRecord> {
  const request = await findRequest(db, requestId);
  if (!request || !(await canView(db, user, request))) throw errors.notFound(texts.requestUnknown);
  noteRead(trail, [request], requestId);
  return request;
}
