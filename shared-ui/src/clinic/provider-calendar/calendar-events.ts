import { type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';

/** A time span of an event. Only the first 10 characters of its start are read. */
interface EventWindow {
  window_open: string;
}

/** An event: an id, and its windows in the field that its group names. */
export interface CalendarItem {
  id: string | number;
  [property: string]: unknown;
}

/** Events of one kind. `property` names the field with the windows of each event. */
export interface EventGroup<Event extends CalendarItem = CalendarItem> {
  key: string;
  title: string;
  property: string;
  events: readonly Event[];
  /** How many events the open day has, when `events` are only the first of them. */
  total?: number;
}

/** What a day has, for a calendar that loads the events of the open day only. */
export interface DaySummary {
  /** The number of events by the key of their group. */
  counts: Readonly<Record<string, number>>;
  /** How much of the opening hours is booked, in percent. Left out on a day without opening hours. */
  load?: number;
}

/** A group with the events of one day. */
export type DayGroup<Event extends CalendarItem> = Pick<EventGroup<Event>, 'key' | 'title' | 'events' | 'total'>;

const isWindow = (value: unknown): value is EventWindow =>
  typeof value === 'object' &&
  value !== null &&
  'window_open' in value &&
  typeof value.window_open === 'string' &&
  value.window_open.length >= 10;

/** Returns the days of an event: the first 10 characters of each `window_open` [UI-138]. */
function daysOf(event: CalendarItem, property: string): Set<CivilDate> {
  const windows = event[property];
  const list: unknown[] = Array.isArray(windows) ? windows : [windows];
  return new Set(list.filter(isWindow).map(({ window_open }) => window_open.slice(0, 10)));
}

/** Groups the events by day and group. An event with several windows on a day appears once. */
export function eventsByDay<Event extends CalendarItem>(
  groups: readonly EventGroup<Event>[],
): ReadonlyMap<CivilDate, readonly DayGroup<Event>[]> {
  const days = new Map<CivilDate, Map<string, Event[]>>();
  for (const { key, property, events } of groups)
    for (const event of events)
      for (const day of daysOf(event, property)) {
        const byGroup = days.get(day) ?? new Map<string, Event[]>();
        byGroup.set(key, [...(byGroup.get(key) ?? []), event]);
        days.set(day, byGroup);
      }
  const grouped = (byGroup: Map<string, Event[]>): DayGroup<Event>[] =>
    groups.flatMap(({ key, title, total }) => {
      const events = byGroup.get(key);
      return events ? [{ key, title, events, ...(total === undefined ? {} : { total }) }] : [];
    });
  return new Map([...days].map(([day, byGroup]) => [day, grouped(byGroup)]));
}
