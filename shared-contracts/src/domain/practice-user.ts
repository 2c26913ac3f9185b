import {
  type PracticeUserBody,
  type PracticeUserChangeBody,
  type PracticeUserResponse,
  type PracticeUserBase,
} from '../wire/ic-portal/users';
import { type Complete } from './codec';
import { toFlag } from './flag';

/** A location of the practice; `linked` when the user works there. */
interface AssignedLocation {
  id: number;
  address1: string;
  linked: boolean;
}

/** A user of the practice (SC-315). */
export interface PracticeUser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** A new email that waits for its confirmation. */
  pendingEmail?: string;
  isAdmin: boolean;
  isActive: boolean;
  /** The user has a second factor. */
  hasSecondFactor: boolean;
  locations: AssignedLocation[];
}

export const readPracticeUser = (row: PracticeUserResponse): Complete<PracticeUser> => ({
  id: row.UserID,
  firstName: row.FirstName,
  lastName: row.LastName,
  email: row.Email,
  pendingEmail: row.PendingEmail,
  isAdmin: row.IsAdmin === 1,
  isActive: row.Active === 1,
  hasSecondFactor: row.SecondFactor === 1,
  locations: row.AssignedLocations.map(({ ID, Address1, IsLinked }) => ({ id: ID, address1: Address1, linked: IsLinked === 1 })),
});

/** The locations that the user works at. */
export const linkedLocations = ({ locations }: PracticeUser) => locations.filter(({ linked }) => linked);

/** Values of the user forms (SC-316). */
export interface PracticeUserDetails {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  practiceId: number;
  locationIds: readonly number[];
}

export interface PracticeUserChange extends PracticeUserDetails {
  id: number;
  isActive: boolean;
  /** The version that the edit started from; the change is rejected when the stored one differs. */
  was?: PracticeUser;
}

/** The create payload (SC-316); location ids are joined by commas. */
export const writePracticeUser = ({
  firstName,
  lastName,
  email,
  isAdmin,
  practiceId,
  locationIds,
}: PracticeUserDetails): Complete<PracticeUserBody> => ({
  newFirstName: firstName,
  newLastName: lastName,
  newEmail: email,
  newIsAdmin: toFlag(isAdmin),
  currPracticeID: practiceId,
  assignedLocations: locationIds.join(','),
});

const writeBase = (user: PracticeUser): Complete<PracticeUserBase> => ({
  newFirstName: user.firstName,
  newLastName: user.lastName,
  newEmail: user.email,
  newIsAdmin: toFlag(user.isAdmin),
  newIsActive: toFlag(user.isActive),
  assignedLocations: linkedLocations(user)
    .map(({ id }) => id)
    .join(','),
});

/** The update payload: the same with id, active flag and the version that the edit started from. */
export const writePracticeUserChange = ({ id, isActive, was, ...user }: PracticeUserChange): Complete<PracticeUserChangeBody> => ({
  ...writePracticeUser(user),
  currICUserID: id,
  newIsActive: toFlag(isActive),
  was: was && writeBase(was),
});
