import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';

/** Filters the windows that have not started yet (IC-121). Times are wall clock in the zone; `now` in ms. */
export const filterUpcoming = <Window extends TimeWindow>(windows: readonly Window[], timeZone: string, now: number): Window[] => {
  const earliest = getEarliestStart(timeZone, 0, now);
  return windows.filter(({ open }) => open > earliest);
};

/** Whether the notice still fits before the window closes (IC-122). */
export const isBookable = ({ close }: TimeWindow, timeZone: string, noticeHours: number, now: number) =>
  close > getEarliestStart(timeZone, noticeHours, now);

/** Returns the initial choice of a price list: the nearest one that is not above the budget. */
export const getInitialPrice = (choices: readonly number[], budget: number) =>
  Math.max(...choices.filter((price) => price <= budget), ...choices.slice(-1));
