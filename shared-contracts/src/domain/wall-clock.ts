/** Zone of a time whose center is not known yet (D98). */
export const defaultTimeZone = 'America/New_York';

/** Parts of 'YYYY-MM-DD HH:mm:ss', or of a date alone; null for anything else. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/;

/** Reads a wall-clock time or a date; null when it is neither. */
export function readWallClock(text: string): WallClock | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return { year, month, day, hour, minute };
}

/** Whether a text is a moment in time (it says its offset) rather than a wall-clock time. */
const isMoment = (text: string) => /T.*(Z|[+-]\d{2}:?\d{2})$/.test(text);

/** A moment as the reader's own clock shows it; a wall-clock time stays as it is. */
export function readLocal(text: string): WallClock | null {
  if (!isMoment(text)) return readWallClock(text);
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return null;
  return {
    year: moment.getFullYear(),
    month: moment.getMonth() + 1,
    day: moment.getDate(),
    hour: moment.getHours(),
    minute: moment.getMinutes(),
  };
}

const utcOf = ({ year, month, day, hour, minute }: WallClock) => Date.UTC(year, month - 1, day, hour, minute);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** One per zone: to make one takes a hundred times as long as to use it. */
function clockIn(timeZone: string) {
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(timeZone, made);
  return made;
}

/** What a clock in the zone shows at a moment, as if it were UTC; in ms. */
function shownIn(timeZone: string, moment: number) {
  const parts = clockIn(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

const known = (timeZone: string) => {
  try {
    clockIn(timeZone);
    return timeZone;
  } catch {
    return defaultTimeZone;
  }
};

/** The moment (ms since 1970) at which clocks in the zone show the time. */
export function momentOf(clock: WallClock, timeZone: string): number {
  const zone = known(timeZone);
  const wanted = utcOf(clock);
  const guess = wanted + (wanted - shownIn(zone, wanted));
  return guess + (wanted - shownIn(zone, guess));
}

/** 'EST', 'EDT', 'PST': how the zone is called at that time (D98). Takes an IANA name; unknown ones count as the default. */
export function zoneShortName(clock: WallClock, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: known(timeZone), timeZoneName: 'short' }).formatToParts(
    momentOf(clock, timeZone),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
