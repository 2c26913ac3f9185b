import { type UserResponse, type UserWithTokenResponse } from '@scanharbor/shared-contracts/wire/account';
import { type ProviderInfoResponse } from '@scanharbor/shared-contracts/wire/providers';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { findUser } from '../db/queries/users';
import { listLinkedLocations, listPracticeLocations } from '../db/queries/locations';
import { findPractice } from '../db/queries/practices';
import { type LocationRecord } from '../db/schema/practices';
import { type TokenRecord, type UserRecord } from '../db/schema/users';
import { type SignedIn } from '../http/session';
import { fetchPendingEmails } from './change-email';
import { isSecondFactorDue } from './second-factor';
import { issueToken } from './tokens';

/** Describes a location for the location menus. */
export const describeLocation = (row: LocationRecord) => ({
  id: row.id,
  name: row.name,
  address_1: row.address1,
  address_2: row.address2,
  city: row.city,
  state: row.state,
  zip_code: row.zipCode,
  time_zone: row.timeZone,
});

/** Describes practice, locations (linked ones, all for admins) and state of a provider; null without a practice. */
export async function describeProvider(db: Database, user: UserRecord): Promise<ProviderInfoResponse | null> {
  if (user.practiceId === null) return null;
  const practice = await findPractice(db, user.practiceId);
  if (!practice) return null;
  const own = await (user.isAdmin ? listPracticeLocations(db, user.practiceId) : listLinkedLocations(db, user.id));
  const locations = own.map(describeLocation);
  return {
    id: user.id,
    is_active: user.isActive ? 1 : 0,
    is_admin: user.isAdmin,
    practice: {
      id: practice.id,
      name: practice.name,
      primary_location: locations.find(({ id }) => id === practice.primaryLocationId) ?? locations[0] ?? null,
      locations,
    },
  };
}

/** Describes a user for the wire. Flags are text, number and boolean on purpose (D2). */
export async function describeUser(
  context: Context,
  user: UserRecord,
  { switchedBy, secondFactorDue }: Pick<SignedIn, 'switchedBy' | 'secondFactorDue'>,
): Promise<UserResponse> {
  const { db } = context;
  const staffMember = switchedBy === null ? undefined : await findUser(db, switchedBy);
  const pendingEmail = (await fetchPendingEmails(context, [user.id])).get(user.id);
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
    switched: staffMember ? 1 : 0,
    ...(staffMember ? { switched_by: { first_name: staffMember.firstName, last_name: staffMember.lastName } } : {}),
    ...(pendingEmail ? { pending_email: pendingEmail } : {}),
    ...(secondFactorDue ? { second_factor_due: 1 } : {}),
    capabilities: user.capabilities as UserResponse['capabilities'],
    provider: user.userType === 'provider' ? await describeProvider(db, user) : null,
  };
}

type SignInDetails = Pick<TokenRecord, 'provedAt' | 'providerToken' | 'secondFactor'>;

/** Opens the session of a user who has just signed in, and describes the user with the token. */
export async function openSession(context: Context, user: UserRecord, details: SignInDetails): Promise<UserWithTokenResponse> {
  const createdAt = context.clock.now();
  const auth_token = await issueToken(context, 'session', user.id, details);
  const practice = user.practiceId === null ? undefined : await findPractice(context.db, user.practiceId);
  const session = { ...details, switchedBy: null, createdAt };
  const secondFactorDue = isSecondFactorDue(user, practice?.secondFactorRequiredAt, session);
  return { ...(await describeUser(context, user, { switchedBy: null, secondFactorDue })), auth_token };
}
