import { z } from 'zod';
import { email, flag, idText, success } from '../values';

/** SC-315. */
const practiceUser = z.object({
  UserID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  IsAdmin: z.number(),
  Active: z.number(),
  AssignedLocations: z.array(z.object({ ID: z.number(), Address1: z.string(), PracticeID: z.number(), IsLinked: z.number() })),
});

/** `assignedLocations`: location ids joined by commas. */
const person = z.object({
  newFirstName: z.string().trim().min(1, 'Please enter a first name.'),
  newLastName: z.string().trim().min(1, 'Please enter a last name.'),
  newEmail: email,
  newIsAdmin: flag,
  currPracticeID: z.coerce.number().int(),
  assignedLocations: z.string().regex(/^(\d+(,\d+)*)?$/),
});

/** What a writer saw, in the words of the payload. */
const seen = z.object({
  newFirstName: z.string(),
  newLastName: z.string(),
  newEmail: z.string(),
  newIsAdmin: z.number(),
  newIsActive: z.number(),
  assignedLocations: z.string(),
});

const saved = success.extend({ UserID: z.number() });

/** Wire shapes of the users of a practice. */
export const icPortalUsersWire = {
  'GET ic-portal/ic-get-user-list': { answer: z.object({ data: z.array(practiceUser) }) },
  'POST ic-portal/ic-add-user': { body: person, answer: saved },
  'PATCH ic-portal/ic-update-user': {
    /** Ours: `was`, the user that the writer saw; one that others have changed since is left as it is, with 409. */
    body: person.extend({ currICUserID: z.coerce.number().int(), newIsActive: flag, was: seen.optional() }),
    answer: saved,
  },
  'GET ic-portal/users': { query: z.object({ practice_id: idText }), answer: z.object({ results: z.array(practiceUser) }) },
} as const;

export type PracticeUserSeen = z.infer<typeof seen>;
export type PracticeUserAnswer = z.infer<typeof practiceUser>;
