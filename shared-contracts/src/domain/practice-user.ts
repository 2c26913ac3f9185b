import { type PracticeUserAnswer } from '../wire/ic-portal/users';

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
  isAdmin: boolean;
  isActive: boolean;
  locations: AssignedLocation[];
}

export const readPracticeUser = (row: PracticeUserAnswer): PracticeUser => ({
  id: row.UserID,
  firstName: row.FirstName,
  lastName: row.LastName,
  email: row.Email,
  isAdmin: row.IsAdmin === 1,
  isActive: row.Active === 1,
  locations: row.AssignedLocations.map(({ ID, Address1, IsLinked }) => ({ id: ID, address1: Address1, linked: IsLinked === 1 })),
});

/** Where the user works. */
export const linkedLocations = ({ locations }: PracticeUser) => locations.filter(({ linked }) => linked);

/** What the user forms ask (SC-316). */
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
  /** The user that the writer saw; the change is refused when others have changed it since. */
  was?: PracticeUser;
}
