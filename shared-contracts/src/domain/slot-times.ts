/** Length of a bookable time, in minutes. */
export const slotMinutes = 15;

const firstHour = 6;
const lastHour = 20;

/** Every bookable time of a day as 'HH:mm', 06:00 to 20:45 (D113). */
export const slotTimes: readonly string[] = Array.from({ length: ((lastHour - firstHour + 1) * 60) / slotMinutes }, (_value, index) => {
  const minutes = firstHour * 60 + index * slotMinutes;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
});

/** Whether a wall-clock time is on the grid of bookable times, at any hour. */
export const isSlotTime = (wallClock: string): boolean => Number(wallClock.slice(14, 16)) % slotMinutes === 0 && wallClock.endsWith(':00');

export type SlotFlagName = `T${string}`;

/** Name of the flag of a time in a slot availability row: '06:15' is T0615 (SC-344). */
export const slotFlagName = (time: string): SlotFlagName => `T${time.replace(':', '')}`;
