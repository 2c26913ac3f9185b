import { and, eq } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { locations, requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';
import { stateConditions } from '../portal/states';
import { texts } from '../texts';

export type RequestRow = typeof requests.$inferSelect;

/** May the practice book the request, or has it? What it declined or another one booked is gone for it [API-032]. */
async function isOfPractice(db: Database, requestId: number, practiceId: number): Promise<boolean> {
  const rows = await db.select({ id: locations.id }).from(locations).where(eq(locations.practiceId, practiceId));
  const own = rows.map(({ id }) => id);
  if (own.length === 0) return false;
  const [seen] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), stateConditions.visible(db, own)));
  return seen !== undefined;
}

/** May the user see the request? Patients their own [API-033], active providers those of their practice. */
export async function maySee(db: Database, user: User, request: RequestRow): Promise<boolean> {
  if (user.userType === 'patient') return request.patientId === user.id;
  if (!user.isActive || user.practiceId === null) return false;
  return isOfPractice(db, request.id, user.practiceId);
}

/** The request, when the user may see it; otherwise 404, so that ids tell nothing. */
export async function requireSight(db: Database, user: User, requestId: number): Promise<RequestRow> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request || !(await maySee(db, user, request))) throw errors.notFound(texts.requestUnknown);
  return request;
}
