import { asc, eq, inArray } from 'drizzle-orm';
import { type UserAnswer, type UserWithTokenAnswer } from '@scanharbor/shared-contracts/wire/account';
import { type ProviderInfoAnswer } from '@scanharbor/shared-contracts/wire/providers';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { locations, practices, userLocations } from '../db/schema/index';
import { type User } from '../http/session';
import { issueToken } from './tokens';

type LocationRow = typeof locations.$inferSelect;

/** A location as the location menus know it. */
export const describeLocation = (row: LocationRow) => ({
  id: row.id,
  name: row.name,
  address_1: row.address1,
  address_2: row.address2,
  city: row.city,
  state: row.state,
  zip_code: row.zipCode,
  time_zone: row.timeZone,
});

/** The locations where a provider works: those linked to them, all of the practice for admins. */
async function locationsOf(db: Database, user: User): Promise<LocationRow[]> {
  if (user.practiceId === null) return [];
  const linked = db.select({ id: userLocations.locationId }).from(userLocations).where(eq(userLocations.userId, user.id));
  const which = user.isAdmin ? eq(locations.practiceId, user.practiceId) : inArray(locations.id, linked);
  return db.select().from(locations).where(which).orderBy(asc(locations.id));
}

/** Practice, locations and state of a provider account; null for one without a practice. */
export async function describeProvider(db: Database, user: User): Promise<ProviderInfoAnswer | null> {
  if (user.practiceId === null) return null;
  const [practice] = await db.select().from(practices).where(eq(practices.id, user.practiceId));
  if (!practice) return null;
  const found = (await locationsOf(db, user)).map(describeLocation);
  return {
    id: user.id,
    is_active: user.isActive ? 1 : 0,
    is_admin: user.isAdmin,
    practice: {
      id: practice.id,
      name: practice.name,
      primary_location: found.find(({ id }) => id === practice.primaryLocationId) ?? found[0] ?? null,
      locations: found,
    },
  };
}

/** The user as the wire tells it. Flags come as text, number and boolean on purpose (D2). */
export async function describeUser(db: Database, user: User, switched: boolean): Promise<UserAnswer> {
  return {
    id: user.id,
    user_type: user.userType,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.isAnonymous ? '' : user.email,
    state: user.state,
    zip_code: user.zipCode,
    terms_agreed: user.termsAgreed ? 1 : 0,
    temp: user.temp ? '1' : '0',
    is_admin: user.isAdmin,
    is_active: user.isActive ? 1 : 0,
    is_anonymous: user.isAnonymous,
    switched: switched ? 1 : 0,
    capabilities: user.capabilities as UserAnswer['capabilities'],
    provider: user.userType === 'provider' ? await describeProvider(db, user) : null,
  };
}

/** Opens a session and tells who it belongs to. */
export async function openSession(context: Context, user: User, switchedBy?: number): Promise<UserWithTokenAnswer> {
  const auth_token = await issueToken(context, 'session', user.id, switchedBy);
  return { ...(await describeUser(context.db, user, switchedBy !== undefined)), auth_token };
}
