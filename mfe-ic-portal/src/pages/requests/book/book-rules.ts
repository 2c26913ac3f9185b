import { momentOf, readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';

const hour = 3_600_000;

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

/** The choice that a price list starts at: the nearest one that is not above the budget. */
export const priceToStart = (choices: readonly number[], budget: number) =>
  Math.max(...choices.filter((price) => price <= budget), ...choices.slice(-1));
