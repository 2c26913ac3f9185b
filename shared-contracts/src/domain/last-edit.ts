/** What two people of a practice can edit at the same time, each compared with the version that the edit started from. */
export const editedThings = ['location', 'schedule', 'user'] as const;

export type EditedThing = (typeof editedThings)[number];

/** Who changed something last, and when. */
export interface LastEdit {
  by: string;
  /** ISO time. */
  at: string;
  /** IANA zone of the location that the reader works at. */
  timeZone: string;
}
