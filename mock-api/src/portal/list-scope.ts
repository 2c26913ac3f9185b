import { type Scope } from './scope';

/** How many other scans of a patient a row of a list names; the test page names all. */
export const maxOthersInList = 3;

/** Returns what each selection of requests of a practice has in common. */
export const toSelection = ({ practiceId, locations, listed }: Scope, now: Date) => ({
  practiceId,
  own: [...locations.keys()],
  active: [...locations.values()].filter(({ isActive }) => isActive).map(({ id }) => id),
  listed,
  now,
});
