import { type z } from 'zod';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type icPortalUsersWire, type PracticeUserAnswer, type PracticeUserSeen } from '@scanharbor/shared-contracts/wire/ic-portal/users';
import { sendInvitation } from '../accounts/invite';
import { hashPassword, newToken } from '../accounts/secrets';
import { changeUser, refuseTakenEmail } from '../accounts/users';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { grouped } from '../db/grouped';
import { userLocations, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn, type User } from '../http/session';
import { type Scope } from '../portal/scope';
import { texts } from '../texts';
import { requireOwnPractice } from './locations';
import { requireUnchanged } from './unchanged';

type AddBody = z.output<(typeof icPortalUsersWire)['POST ic-portal/ic-add-user']['body']>;
type UpdateBody = z.output<(typeof icPortalUsersWire)['PATCH ic-portal/ic-update-user']['body']>;

export const usersOf = (db: Database, practiceId: number): Promise<User[]> =>
  db.select().from(users).where(eq(users.practiceId, practiceId)).orderBy(asc(users.lastName), asc(users.firstName));

/** The users of the practice, each with all its locations and where they work (SC-315). */
export async function describeUsers({ db }: Context, scope: Scope): Promise<PracticeUserAnswer[]> {
  const rows = await usersOf(db, scope.practiceId);
  const ids = rows.map(({ id }) => id);
  const links = ids.length > 0 ? await db.select().from(userLocations).where(inArray(userLocations.userId, ids)) : [];
  const byUser = grouped(links, ({ userId }) => userId);
  return rows.map((user) => {
    const linked = new Set((byUser.get(user.id) ?? []).map(({ locationId }) => locationId));
    return {
      UserID: user.id,
      FirstName: user.firstName,
      LastName: user.lastName,
      Email: user.email,
      IsAdmin: user.isAdmin ? 1 : 0,
      Active: user.isActive ? 1 : 0,
      AssignedLocations: [...scope.locations.values()].map(({ id, address1, practiceId }) => ({
        ID: id,
        Address1: address1,
        PracticeID: practiceId,
        IsLinked: linked.has(id) ? 1 : 0,
      })),
    };
  });
}

/** A user of the own practice, or 404. */
export async function ownUser(db: Database, practiceId: number, id: number): Promise<User> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.practiceId, practiceId)));
  if (!user) throw errors.notFound(texts.userUnknown);
  return user;
}

function locationsIn(scope: Scope, text: string): number[] {
  const ids = text === '' ? [] : [...new Set(text.split(',').map(Number))];
  if (ids.some((id) => !scope.locations.has(id))) throw errors.forbidden(texts.foreignLocation);
  return ids;
}

async function setLocations(db: Database, userId: number, locationIds: number[]): Promise<void> {
  await db.delete(userLocations).where(eq(userLocations.userId, userId));
  if (locationIds.length > 0) await db.insert(userLocations).values(locationIds.map((locationId) => ({ userId, locationId })));
}

interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  locationIds: number[];
}

/** Adds a user to the practice and sends them a link to set their password; refuses a taken email [API-101]. */
export async function createUser(context: Context, practiceId: number, { locationIds, ...person }: NewUser): Promise<number> {
  const passwordHash = await hashPassword(newToken());
  const user = await refuseTakenEmail(texts.emailTaken, () =>
    context.db.transaction(async (db) => {
      const values = { ...person, userType: 'provider' as const, practiceId, passwordHash, createdAt: context.clock.now() };
      const [row] = await db.insert(users).values(values).returning();
      if (!row) throw errors.unexpected();
      await setLocations(db, row.id, locationIds);
      return row;
    }),
  );
  await sendInvitation(context, user);
  return user.id;
}

const personIn = (body: AddBody) => ({
  firstName: body.newFirstName,
  lastName: body.newLastName,
  email: body.newEmail,
  isAdmin: isOn(body.newIsAdmin),
});

/** Adds a user as the form of the portal sends one [API-100, API-101]. */
export async function addUser(context: Context, caller: SignedIn, scope: Scope, body: AddBody): Promise<number> {
  requireOwnPractice(caller, body.currPracticeID);
  const locationIds = locationsIn(scope, body.assignedLocations);
  const id = await createUser(context, scope.practiceId, { ...personIn(body), locationIds });
  await audit(context, caller, 'add user', id);
  return id;
}

/** Admins stay admins and active: a practice is never without one [API-102]. */
export function keepSelf(caller: SignedIn, userId: number, change: { isAdmin: boolean; isActive: boolean }): void {
  if (caller.user.id !== userId) return;
  if (!change.isAdmin) throw errors.badRequest(texts.keepOwnAdmin);
  if (!change.isActive) throw errors.badRequest(texts.keepOwnAccount);
}

/** A user as a writer sees one, locked until the change is stored. */
async function lockedUser(db: Database, scope: Scope, id: number): Promise<PracticeUserSeen> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw errors.notFound(texts.userUnknown);
  const links = await db.select().from(userLocations).where(eq(userLocations.userId, id));
  const linked = new Set(links.map(({ locationId }) => locationId));
  return {
    newFirstName: user.firstName,
    newLastName: user.lastName,
    newEmail: user.email,
    newIsAdmin: user.isAdmin ? 1 : 0,
    newIsActive: user.isActive ? 1 : 0,
    assignedLocations: [...scope.locations.keys()].filter((locationId) => linked.has(locationId)).join(','),
  };
}

/** Changes a user of the practice, unless others did since the writer saw them [API-100]. */
export async function updateUser(context: Context, caller: SignedIn, scope: Scope, body: UpdateBody): Promise<number> {
  requireOwnPractice(caller, body.currPracticeID);
  const user = await ownUser(context.db, scope.practiceId, body.currICUserID);
  const change = { ...personIn(body), isActive: isOn(body.newIsActive) };
  keepSelf(caller, user.id, change);
  const locationIds = locationsIn(scope, body.assignedLocations);
  await context.db.transaction(async (db) => {
    requireUnchanged(body.was, await lockedUser(db, scope, user.id), texts.userChanged);
    await changeUser(db, user.id, change, texts.emailTaken);
    await setLocations(db, user.id, locationIds);
  });
  await audit(context, caller, 'change user', user.id);
  return user.id;
}
