import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Context } from '../context';
import { appointments, requests, userLocations } from '../db/schema/index';
import { type Scope } from '../portal/scope';
import { ownLocation } from './locations';
import { ownUser } from './users';

export interface Link {
  userId: number;
  locationId: number;
}

/** Checks that user and location belong to the practice. */
async function requireOwn({ db }: Context, scope: Scope, { userId, locationId }: Link): Promise<void> {
  ownLocation(scope, locationId);
  await ownUser(db, scope.practiceId, userId);
}

/** From now on the user works at the location; twice is no error. */
export async function linkLocation(context: Context, scope: Scope, link: Link): Promise<void> {
  await requireOwn(context, scope, link);
  await context.db.insert(userLocations).values(link).onConflictDoNothing();
}

/** The user does not work there any more. */
export async function unlinkLocation(context: Context, scope: Scope, link: Link): Promise<void> {
  await requireOwn(context, scope, link);
  await context.db.delete(userLocations).where(and(eq(userLocations.userId, link.userId), eq(userLocations.locationId, link.locationId)));
}

/** Deposits of the completed tests of a location, in whole dollars. */
export async function invoiceOf(context: Context, scope: Scope, link: Link) {
  await requireOwn(context, scope, link);
  const results = await context.db
    .select({ request_id: appointments.requestId, appointment: appointments.start, fee: appointments.fee })
    .from(appointments)
    .innerJoin(requests, eq(requests.id, appointments.requestId))
    .where(
      and(eq(appointments.locationId, link.locationId), isNull(appointments.cancelledAt), lte(appointments.startsAt, context.clock.now())),
    )
    .orderBy(asc(appointments.startsAt));
  return { results, total: results.reduce((sum, { fee }) => sum + fee, 0) };
}
