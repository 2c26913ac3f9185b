import { addDays } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { defaultNoticeHours } from '@scanharbor/shared-contracts/domain/notice';
import { getDisabledReason } from '@scanharbor/shared-contracts/domain/offered-days';
import { openingDays, openingParts } from '@scanharbor/shared-contracts/domain/openings';
import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';
import { type Database } from '../db/database';
import { type LocationRecord } from '../db/schema/practices';
import { type ExamCalendar, findFreeMachine, readExamCalendars } from '../portal/exam-calendar';

interface Search {
  scanServiceId: number;
  /** Decides on which days a patient may come, as in the patient's calendar. */
  selfPay: boolean;
  now: Date;
}

/** Lists the first free start in the morning, afternoon and evening of each day that the patient may choose. */
function listOpenings(calendar: ExamCalendar, { selfPay, now }: Search): string[] {
  const { timeZone } = calendar.location;
  const today = getCivilToday(timeZone, now);
  const earliest = getEarliestStart(timeZone, defaultNoticeHours, now);
  const days = Array.from({ length: openingDays }, (_value, index) => addDays(today, index)).filter(
    (day) => getDisabledReason(day, { today, allowCurrentDay: selfPay, chosen: [] }) === undefined,
  );
  return days.flatMap((day) =>
    openingParts.flatMap(({ from, to }) => {
      const first = slotTimes
        .filter((time) => from <= time && time < to)
        .map((time) => `${day} ${time}:00`)
        .find((start) => start >= earliest && findFreeMachine(calendar, start) !== undefined);
      return first === undefined ? [] : [first];
    }),
  );
}

/**
 * Finds, by id of the center, whether it has an open machine for a scan, and times at which it can start: the center is open, a machine is
 * free, the usual notice is kept.
 */
export async function findOpenings(db: Database, locations: readonly LocationRecord[], search: Search) {
  const calendars = await readExamCalendars(db, search, locations, search.now);
  return new Map(
    calendars.map((calendar) => [
      calendar.location.id,
      { openings: listOpenings(calendar, search), open_machine: toFlag(calendar.hasOpenMachine) },
    ]),
  );
}
