import { momentOf, readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';

const hour = 3_600_000;
const priceStep = 10;

const moment = (text: string, timeZone: string) => {
  const clock = readWallClock(text);
  return clock ? momentOf(clock, timeZone) : Number.NaN;
};

/** Windows that have not started yet (IC-121). Times are wall clock in the zone. */
export const upcoming = <Window extends TimeWindow>(windows: readonly Window[], timeZone: string, now: number): Window[] =>
  windows.filter(({ open }) => moment(open, timeZone) > now);

/** Whether the notice still fits before the window closes (IC-122). */
export const isBookable = ({ close }: TimeWindow, timeZone: string, noticeHours: number, now: number) =>
  moment(close, timeZone) - noticeHours * hour > now;

/**
 * Whole-dollar prices from the budget, for internal staff from 1.5 times the budget minus 10, down to half the budget in
 * steps of 10; both ends included while not below half (IC-124, IC-125, D112).
 */
export function priceChoices(budget: number, staff: boolean): number[] {
  const start = staff ? 1.5 * budget - priceStep : budget;
  const least = budget / 2;
  const count = Math.floor((start - least) / priceStep) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_value, index) => start - index * priceStep);
}
