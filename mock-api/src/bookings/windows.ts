import { defaultWindow, toHourWindow } from '@scanharbor/shared-contracts/domain/availability';
import { addDays, getWeekday, sunday } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { maxWindows, readSlots, type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart, isWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { errors } from '../http/errors';
import { texts } from '../texts';

const flexibleDays = 14;

/** Returns the windows of “any time” over the next two weeks: every day but Sunday, from 8 AM to 8 PM, starting tomorrow. */
export function flexibleWindows(now: Date): TimeWindow[] {
  const today = getCivilToday(defaultTimeZone, now);
  return Array.from({ length: flexibleDays }, (_value, index) => addDays(today, index + 1))
    .filter((day) => getWeekday(day) !== sunday)
    .map((day) => toHourWindow(day, defaultWindow));
}

/** Parses a slots text; rejects a text without valid ranges of real times. */
function parseWindows(slots: string): TimeWindow[] {
  const windows = readSlots(slots);
  const isValid = windows.every(({ open, close }) => isWallClock(open) && isWallClock(close) && open < close);
  if (!isValid || windows.length === 0 || windows.length > maxWindows) throw errors.badRequest(texts.timesMissing);
  return windows;
}

/** Returns the earliest wall-clock time that can be booked in at least one of the zones. */
export function getEarliestStartInAny(zones: string[], noticeHours: number, now: Date): string {
  const [earliest = getEarliestStart(defaultTimeZone, noticeHours, now)] = zones
    .map((zone) => getEarliestStart(zone, noticeHours, now))
    .sort();
  return earliest;
}

/** Whether a center in one of the zones can still book one of the windows, with the patient's notice. */
export function hasOpenWindow(windows: TimeWindow[], noticeHours: number, now: Date, zones: string[]): boolean {
  const earliest = getEarliestStartInAny(zones, noticeHours, now);
  return windows.some(({ close }) => close > earliest);
}

/** Parses the windows that a patient offers to centers in the zones; rejects them when all have passed, too. */
export function parseOfferedWindows(slots: string, now: Date, zones: string[]): TimeWindow[] {
  const windows = parseWindows(slots);
  if (!hasOpenWindow(windows, 0, now, zones)) throw errors.badRequest(texts.timesPassed);
  return windows;
}
