import { readLocal, readWallClock, type WallClock, zoneShortName } from './wall-clock';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const two = (value: number) => String(value).padStart(2, '0');
const weekday = ({ year, month, day }: WallClock) => weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
const month = (clock: WallClock) => months[clock.month - 1] ?? '';
const twelve = ({ hour }: WallClock) => hour % 12 || 12;
const half = ({ hour }: WallClock) => (hour < 12 ? 'AM' : 'PM');

const shown = (clock: WallClock | null, format: (clock: WallClock) => string) => (clock ? format(clock) : '');

/** MM/DD/YYYY, the app's date format (D6). Takes a date, a wall-clock time or an ISO moment; '' for anything else. */
export const shortDate = (text: string) => shown(readLocal(text), (clock) => `${two(clock.month)}/${two(clock.day)}/${clock.year}`);

/** MM/DD/YYYY hh:mm A, when something was said (IC-016). */
export const shortTime = (text: string) =>
  shown(readLocal(text), (clock) => `${shortDate(text)} ${two(twelve(clock))}:${two(clock.minute)} ${half(clock)}`);

/** ddd MMM DD, YYYY, the portal's long date (IC-247): 'Tue Mar 03, 2026'. */
export const longDate = (text: string) =>
  shown(readLocal(text), (clock) => `${weekday(clock)} ${month(clock)} ${two(clock.day)}, ${clock.year}`);

/** h:mm A with the zone's short name: '2:15 PM EST'. Takes a wall-clock time at the center and its zone (D98), none while no center is chosen. */
export const clockTime = (text: string, timeZone?: string) =>
  shown(readWallClock(text), (clock) => {
    const time = `${twelve(clock)}:${two(clock.minute)} ${half(clock)}`;
    return timeZone === undefined ? time : `${time} ${zoneShortName(clock, timeZone)}`;
  });

/** 'Tue, Mar 3, 2026, 2:15 PM EST': an appointment, always in the zone of its center (D98), which is named once the center is known. */
export const appointmentTime = (text: string, timeZone?: string) =>
  shown(readWallClock(text), (clock) => `${weekday(clock)}, ${month(clock)} ${clock.day}, ${clock.year}, ${clockTime(text, timeZone)}`);
