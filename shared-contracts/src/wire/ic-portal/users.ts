import { z } from 'zod';
import { email, flag, idList, idText, integer, line, paragraph, success } from '../values';

/** SC-315. */
const practiceUser = z.object({
  UserID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  /** Ours: a new email that waits for its confirmation. */
  PendingEmail: z.string().optional(),
  IsAdmin: z.number(),
  Active: z.number(),
  /** Ours: 1 for a user with a second factor. */
  SecondFactor: z.number().optional(),
  AssignedLocations: z.array(z.object({ ID: z.number(), Address1: z.string(), PracticeID: z.number(), IsLinked: z.number() })),
});
practiceUser.register(z.globalRegistry, { id: 'PracticeUser' });

/** `assignedLocations`: location ids joined by commas. */
const person = z.object({
  newFirstName: line.trim().min(1, 'Please enter a first name.'),
  newLastName: line.trim().min(1, 'Please enter a last name.'),
  newEmail: email,
  newIsAdmin: flag,
  currPracticeID: integer,
  assignedLocations: idList,
});

/** The version that an edit started from, in the names of the payload. */
const base = z.object({
  newFirstName: line,
  newLastName: line,
  newEmail: line,
  newIsAdmin: integer,
  newIsActive: integer,
  assignedLocations: paragraph,
});

const saved = success.extend({ UserID: z.number() });
saved.register(z.globalRegistry, { id: 'SavedUser' });

/** Wire shapes of the users of a practice. */
export const icPortalUsersWire = {
  'GET ic-portal/ic-get-user-list': { response: z.object({ data: z.array(practiceUser) }) },
  'POST ic-portal/ic-add-user': { body: person, response: saved },
  'PATCH ic-portal/ic-update-user': {
    /** Ours: `was`, the version that the edit started from; 409 when the stored one differs. */
    body: person.extend({ currICUserID: integer, newIsActive: flag, was: base.optional() }),
    response: saved,
  },
  /** Ours: removes the second factor of a colleague, who gets an email. */
  'POST ic-portal/ic-reset-second-factor': { body: z.object({ userId: integer }), response: success },
  'GET ic-portal/users': { query: z.object({ practice_id: idText }), response: z.object({ results: z.array(practiceUser) }) },
} as const;

export type PracticeUserBody = z.input<typeof person>;
export type PracticeUserChangeBody = z.input<(typeof icPortalUsersWire)['PATCH ic-portal/ic-update-user']['body']>;
export type PracticeUserBase = z.infer<typeof base>;
export type PracticeUserResponse = z.infer<typeof practiceUser>;
