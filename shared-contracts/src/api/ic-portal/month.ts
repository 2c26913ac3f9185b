import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type CalendarEvent, readCalendarEvent } from '../../domain/calendar-event';
import { type CivilDate, type CivilMonth } from '../../domain/civil-date';
import { type MonthResponse } from '../../wire/ic-portal/month';
import { call } from '../call';
import { requestListTags } from '../request-tags';

/** What a day of the calendar has, and how full it is. */
export type MonthDay = MonthResponse[number];

const monthApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/month: requests, exams and load of each day of a month, 'YYYY-MM', at the chosen location or all of the practice. */
  month: build.query({
    query: (month: CivilMonth) => call('GET ic-portal/month', { query: { month } }),
    transformResponse: ({ data }): readonly MonthDay[] => data,
    providesTags: [...requestListTags, 'Location'],
  }),
  /** GET ic-portal/month/exams: the scheduled and completed exams of a day, 'YYYY-MM-DD', earliest first. */
  dayExams: build.query({
    query: (date: CivilDate) => call('GET ic-portal/month/exams', { query: { date } }),
    transformResponse: ({ scheduled, completed }): Record<'scheduled' | 'completed', CalendarEvent[]> => ({
      scheduled: scheduled.map(readCalendarEvent),
      completed: completed.map(readCalendarEvent),
    }),
    providesTags: [...requestListTags],
  }),
}));

export const { useDayExamsQuery, useMonthQuery } = monthApi;
/** @internal */
export const monthEndpoints = monthApi.endpoints;
