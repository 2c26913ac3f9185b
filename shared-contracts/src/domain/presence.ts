/** What a member of staff does at a request; the later one counts when a user does both. */
export const presenceActivities = ['looking', 'booking'] as const;

export type PresenceActivity = (typeof presenceActivities)[number];

/** Another member of the own practice at a request. */
export interface PresentColleague {
  requestId: number;
  /** Full name; of a staff member who acts as another user, both names. */
  name: string;
  activity: PresenceActivity;
}

/** A tab that shows a request renews its stream after this time. */
export const presenceRenewalSeconds = 30;

/** A stream that was not renewed for this time no longer counts: the device is off the network, or the process has ended. */
export const presenceLeaseSeconds = 45;

const isPresentColleague = (value: unknown): value is PresentColleague =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  typeof value.requestId === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'activity' in value &&
  presenceActivities.some((activity) => activity === value.activity);

/** Reads the JSON of a presence event; entries of another form, from a later release, are left out. */
export function readPresentColleagues(text: string): PresentColleague[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isPresentColleague) : [];
  } catch {
    return [];
  }
}

const rank = ({ activity }: PresentColleague) => presenceActivities.indexOf(activity);

/** Merges the tabs of each person: one entry per request and name, in a stable order. */
export function mergePresence(entries: readonly PresentColleague[]): PresentColleague[] {
  const merged = new Map<string, PresentColleague>();
  for (const entry of entries) {
    const key = `${entry.requestId} ${entry.name}`;
    const known = merged.get(key);
    if (!known || rank(entry) > rank(known)) merged.set(key, entry);
  }
  return [...merged.values()].sort((one, other) => one.requestId - other.requestId || one.name.localeCompare(other.name));
}
