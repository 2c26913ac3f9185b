import { type z } from 'zod';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import {
  type icPortalUsersWire,
  type PracticeUserResponse,
  type PracticeUserBase,
} from '@scanharbor/shared-contracts/wire/ic-portal/users';
import { requireOwnSession, requirePasswordProof } from '../accounts/password-proof';
import { sendInvitation } from '../accounts/invite';
import { fetchPendingEmails, isSameEmail, requestEmailChange, requireFreeEmail } from '../accounts/change-email';
import { noPassword } from '../accounts/password-hasher';
import { revokeOtherTokens } from '../accounts/tokens';
import { patchUser, rejectTakenEmail } from '../accounts/users';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { deleteUserLocations, insertUserLocations, listUserLocations } from '../db/queries/locations';
import { listUsersWithFactor } from '../db/queries/second-factors';
import { findPracticeUser, insertUser, listPracticeUsers, lockUser, updateUser as updateRow } from '../db/queries/users';
import { groupByKey } from '../db/rows';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { type Scope } from '../portal/scope';
import { texts } from '../texts';
import { describeEdit, describeEdited } from './last-edit';
import { requireOwnPractice } from './locations';
import { requireUnchanged } from './optimistic-lock';

type AddBody = z.output<(typeof icPortalUsersWire)['POST ic-portal/ic-add-user']['body']>;
type UpdateBody = z.output<(typeof icPortalUsersWire)['PATCH ic-portal/ic-update-user']['body']>;

/** Describes the users of the practice, each with all its locations and which of them are linked (SC-315). */
export async function describeUsers(context: Context, scope: Scope): Promise<PracticeUserResponse[]> {
  const { db } = context;
  const rows = await listPracticeUsers(db, scope.practiceId);
  const ids = rows.map(({ id }) => id);
  const links = await listUserLocations(db, ids);
  const pendingEmails = await fetchPendingEmails(context, ids);
  const withFactor = await listUsersWithFactor(db, ids);
  const byUser = groupByKey(links, ({ userId }) => userId);
  return rows.map((user) => {
    const linked = new Set((byUser.get(user.id) ?? []).map(({ locationId }) => locationId));
    return {
      UserID: user.id,
      FirstName: user.firstName,
      LastName: user.lastName,
      Email: user.email,
      PendingEmail: pendingEmails.get(user.id),
      IsAdmin: user.isAdmin ? 1 : 0,
      Active: user.isActive ? 1 : 0,
      SecondFactor: withFactor.has(user.id) ? 1 : 0,
      AssignedLocations: [...scope.locations.values()].map(({ id, address1, practiceId }) => ({
        ID: id,
        Address1: address1,
        PracticeID: practiceId,
        IsLinked: linked.has(id) ? 1 : 0,
      })),
    };
  });
}

/** Returns a user of the own practice; throws 404 otherwise. */
export async function requireOwnUser(db: Database, practiceId: number, id: number): Promise<UserRecord> {
  const user = await findPracticeUser(db, practiceId, id);
  if (!user) throw errors.notFound(texts.userUnknown);
  return user;
}

function parseLocations(scope: Scope, text: string): number[] {
  const ids = text === '' ? [] : [...new Set(text.split(',').map(Number))];
  if (ids.some((id) => !scope.locations.has(id))) throw errors.forbidden(texts.foreignLocation);
  return ids;
}

interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  locationIds: number[];
}

/** Adds a user to the practice and sends a link to set a password; rejects a taken email [API-101]. */
export async function createUser(context: Context, practiceId: number, { locationIds, ...person }: NewUser): Promise<number> {
  const user = await rejectTakenEmail(texts.emailTaken, () =>
    context.db.transaction(async (db) => {
      const values = { ...person, userType: 'provider' as const, practiceId, passwordHash: noPassword, createdAt: context.clock.now() };
      const row = await insertUser(db, values);
      await insertUserLocations(db, row.id, locationIds);
      return row;
    }),
  );
  await sendInvitation(context, user);
  return user.id;
}

const readPerson = (body: AddBody) => ({
  firstName: body.newFirstName,
  lastName: body.newLastName,
  email: body.newEmail,
  isAdmin: isOn(body.newIsAdmin),
});

/** Adds a user from the form of the portal [API-100, API-101]. Staff who act as an admin would leave themselves a lasting account. */
export async function addUser(context: Context, caller: SignedIn, scope: Scope, body: AddBody): Promise<number> {
  requireOwnPractice(caller, body.currPracticeID);
  requireOwnSession(caller, texts.switchedAccess);
  const locationIds = parseLocations(scope, body.assignedLocations);
  const id = await createUser(context, scope.practiceId, { ...readPerson(body), locationIds });
  return id;
}

/** Rejects admins who remove their own rights or account: a practice always has an admin [API-102]. */
export function preventSelfLockout(caller: SignedIn, userId: number, change: { isAdmin: boolean; isActive: boolean }): void {
  if (caller.user.id !== userId) return;
  if (!change.isAdmin) throw errors.badRequest(texts.keepOwnAdmin);
  if (!change.isActive) throw errors.badRequest(texts.keepOwnAccount);
}

/** Locks a user until the change is stored, and returns the fields as the base of an edit. */
async function lockFields(db: Database, scope: Scope, id: number): Promise<PracticeUserBase> {
  const user = await lockUser(db, id);
  if (!user) throw errors.notFound(texts.userUnknown);
  const links = await listUserLocations(db, [id]);
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

/** What changes with the active flag: a user whom an administrator disables can no longer sign in. */
const getActivation = ({ clock }: Context, user: UserRecord, isActive: boolean) => {
  if (isActive) return { isActive, deactivatedAt: null };
  return user.isActive ? { isActive, deactivatedAt: clock.now() } : { isActive };
};

/** Disables a user: every session and link ends, and no login opens another one. */
export async function disableUser(context: Context, user: UserRecord): Promise<void> {
  await updateRow(context.db, user.id, { isActive: false, deactivatedAt: context.clock.now() });
  await revokeOtherTokens(context, user.id);
}

/**
 * Changes a user of the practice, unless it changed since the edit started [API-100]. A new email needs the password of the administrator,
 * never comes from staff who act as one, and waits until the new address confirms it.
 */
export async function updateUser(context: Context, caller: SignedIn, scope: Scope, body: UpdateBody): Promise<number> {
  requireOwnPractice(caller, body.currPracticeID);
  const user = await requireOwnUser(context.db, scope.practiceId, body.currICUserID);
  context.trail.subject = describeEdited('user', user.id);
  const { email, ...person } = readPerson(body);
  const activation = getActivation(context, user, isOn(body.newIsActive));
  preventSelfLockout(caller, user.id, { ...person, ...activation });
  if (person.isAdmin && !user.isAdmin) requireOwnSession(caller, texts.switchedAccess);
  const isNewEmail = !isSameEmail(email, user.email);
  if (isNewEmail) {
    requirePasswordProof(context, caller);
    await requireFreeEmail(context, user, email);
  }
  const locationIds = parseLocations(scope, body.assignedLocations);
  await context.db.transaction(async (db) => {
    const stored = await lockFields(db, scope, user.id);
    await requireUnchanged(body.was, stored, () => describeEdit({ ...context, db }, scope, 'user', user.id));
    await patchUser(db, user.id, { ...person, ...activation }, texts.emailTaken);
    await deleteUserLocations(db, user.id);
    await insertUserLocations(db, user.id, locationIds);
  });
  if (!activation.isActive) await revokeOtherTokens(context, user.id);
  if (isNewEmail) await requestEmailChange(context, user, email);
  return user.id;
}
