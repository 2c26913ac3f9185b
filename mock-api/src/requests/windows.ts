import moment from 'moment-timezone';
import { readSlots, type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { errors } from '../http/errors';
import { texts } from '../texts';

const format = 'YYYY-MM-DD HH:mm:ss';

/** Before a center is known, times are meant as New York's (D98). */
const defaultZone = 'America/New_York';

const hour = 3_600_000;
const flexibleDays = 14;
/** More times than any calendar of ours lets a patient choose. */
const mostWindows = 200;
const sunday = 0;

/** Now, as the clock on the wall of a zone shows it. */
export function wallClockNow(now: Date, zone: string = defaultZone): string {
  return moment.tz(now, zone).format(format);
}

/** The moment of a wall-clock time in a zone. */
export function momentOf(wallClock: string, zone: string): Date {
  return moment.tz(wallClock, format, zone).toDate();
}

export function isWallClock(text: string): boolean {
  return moment(text, format, true).isValid();
}

/** Any time over the next two weeks: every day but Sunday, from 8 AM to 8 PM, starting tomorrow. */
export function flexibleWindows(now: Date): TimeWindow[] {
  const today = moment.tz(now, defaultZone).startOf('day');
  return Array.from({ length: flexibleDays }, (_value, index) => today.clone().add(index + 1, 'day'))
    .filter((day) => day.day() !== sunday)
    .map((day) => ({ open: `${day.format('YYYY-MM-DD')} 08:00:00`, close: `${day.format('YYYY-MM-DD')} 20:00:00` }));
}

/** The times in a slots text; refuses what is no range of real times. */
export function windowsOf(slots: string): TimeWindow[] {
  const windows = readSlots(slots);
  const sound = windows.every(({ open, close }) => isWallClock(open) && isWallClock(close) && open < close);
  if (!sound || windows.length === 0 || windows.length > mostWindows) throw errors.badRequest(texts.timesMissing);
  return windows;
}

/** From when on a time may be booked in a zone: now, and the notice that the patient needs. */
export function earliestIn(zone: string, noticeHours: number, now: Date): string {
  return wallClockNow(new Date(now.getTime() + noticeHours * hour), zone);
}

/** From when on a time may be booked in one of the zones at least. */
export function earliestAmong(zones: string[], noticeHours: number, now: Date): string {
  const [earliest = earliestIn(defaultZone, noticeHours, now)] = zones.map((zone) => earliestIn(zone, noticeHours, now)).sort();
  return earliest;
}

/** Is there a window that a center in one of the zones could still book, with the patient's notice? */
export function hasOpenWindow(windows: TimeWindow[], noticeHours: number, now: Date, zones: string[]): boolean {
  const earliest = earliestAmong(zones, noticeHours, now);
  return windows.some(({ close }) => close > earliest);
}

/** The times in a slots text that a patient offers to centers in these zones; refuses those that have all passed as well. */
export function offeredWindowsOf(slots: string, now: Date, zones: string[]): TimeWindow[] {
  const windows = windowsOf(slots);
  if (!hasOpenWindow(windows, 0, now, zones)) throw errors.badRequest(texts.timesPassed);
  return windows;
}
