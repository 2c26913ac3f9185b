import { bundledDistances } from '@scanharbor/shared-contracts/domain/distance-option';
import { offeredDayLimits } from '@scanharbor/shared-contracts/domain/offered-days';
import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';

/** As many times as days: more would be more days than a patient may offer. */
export const maxTimes = offeredDayLimits.most;

/** The window of one exact start: one slot, since a patient offers when to start. Starts are at quarters of an hour. */
function toWindow(start: string): TimeWindow {
  const minute = Number(start.slice(14, 16)) + slotMinutes;
  const hour = Number(start.slice(11, 13)) + Math.floor(minute / 60);
  const clock = [hour, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { open: start, close: `${start.slice(0, 11)}${clock}:00` };
}

/** Returns step 1 with a center: with its exact times, or any time until one is chosen. Another center starts without times. */
export function withCenter(one: StepOneValues, { id, distance }: CenterResult, miles: number): StepOneValues {
  if (one.locationId === id) return one;
  const reach = bundledDistances.find((option) => option.miles >= Math.max(distance, miles)) ?? bundledDistances[3];
  return { ...one, locationId: id, miles: String(reach.miles), availability: 'flexible', windows: [] };
}

/** Returns the chosen starts at the chosen center. */
export const listChosenTimes = ({ locationId, availability, windows }: StepOneValues): string[] =>
  locationId !== undefined && availability === 'specific' ? windows.map(({ open }) => open) : [];

/** Adds or removes a start at the chosen center; unchanged when as many as possible are chosen. */
export function toggleTime(one: StepOneValues, start: string): StepOneValues {
  const chosen = listChosenTimes(one);
  const times = chosen.includes(start) ? chosen.filter((other) => other !== start) : [...chosen, start].sort();
  if (times.length > maxTimes) return one;
  return { ...one, availability: times.length > 0 ? 'specific' : 'flexible', windows: times.map(toWindow) };
}

/** Returns step 1 for other centers: without the center and the times that were chosen there. */
export const withoutCenter = (one: StepOneValues): StepOneValues =>
  one.locationId === undefined ? one : { ...one, locationId: undefined, availability: '', windows: [] };
