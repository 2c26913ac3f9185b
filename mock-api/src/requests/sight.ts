import { and, eq, isNull } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { appointments, locations, requestLocations, requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';
import { texts } from '../texts';

export type RequestRow = typeof requests.$inferSelect;

/** Is one of the practice's locations eligible for the request, or booked by it? [API-032] */
async function belongsToPractice(db: Database, requestId: number, practiceId: number): Promise<boolean> {
  const [eligible] = await db
    .select({ id: locations.id })
    .from(requestLocations)
    .innerJoin(locations, eq(locations.id, requestLocations.locationId))
    .where(and(eq(requestLocations.requestId, requestId), eq(locations.practiceId, practiceId)))
    .limit(1);
  if (eligible) return true;
  const [booked] = await db
    .select({ id: locations.id })
    .from(appointments)
    .innerJoin(locations, eq(locations.id, appointments.locationId))
    .where(and(eq(appointments.requestId, requestId), eq(locations.practiceId, practiceId), isNull(appointments.cancelledAt)))
    .limit(1);
  return booked !== undefined;
}

/** May the user see the request? Patients their own [API-033], active providers those of their practice. */
export async function maySee(db: Database, user: User, request: RequestRow): Promise<boolean> {
  if (user.userType === 'patient') return request.patientId === user.id;
  if (!user.isActive || user.practiceId === null) return false;
  return belongsToPractice(db, request.id, user.practiceId);
}

/** The request, when the user may see it; otherwise 404, so that ids tell nothing. */
export async function requireSight(db: Database, user: User, requestId: number): Promise<RequestRow> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request || !(await maySee(db, user, request))) throw errors.notFound(texts.requestUnknown);
  return request;
}
