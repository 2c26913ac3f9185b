import { type Context } from '../context';
import { listCompletedAppointments } from '../db/queries/appointments';
import { deleteUserLocations, insertUserLocations } from '../db/queries/locations';
import { type Scope } from '../portal/scope';
import { requireOwnLocation } from './locations';
import { requireOwnUser } from './users';

export interface UserLocationLink {
  userId: number;
  locationId: number;
}

/** Rejects a user or location of another practice. */
async function requireOwn({ db }: Context, scope: Scope, { userId, locationId }: UserLocationLink): Promise<void> {
  requireOwnLocation(scope, locationId);
  await requireOwnUser(db, scope.practiceId, userId);
}

/** Links a user to a location; an existing link is no error. */
export async function linkLocation(context: Context, scope: Scope, link: UserLocationLink): Promise<void> {
  await requireOwn(context, scope, link);
  await insertUserLocations(context.db, link.userId, [link.locationId]);
}

/** Removes the link of a user to a location. */
export async function unlinkLocation(context: Context, scope: Scope, link: UserLocationLink): Promise<void> {
  await requireOwn(context, scope, link);
  await deleteUserLocations(context.db, link.userId, link.locationId);
}

/** Returns the deposits of the completed tests of a location and their total, in whole dollars. */
export async function createInvoice(context: Context, scope: Scope, link: UserLocationLink) {
  await requireOwn(context, scope, link);
  const results = await listCompletedAppointments(context.db, link.locationId, context.clock.now());
  return { results, total: results.reduce((sum, { fee }) => sum + fee, 0) };
}
