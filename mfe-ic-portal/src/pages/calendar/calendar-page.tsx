import { paths, useSession } from '@scanharbor/shared-contracts';
import { useRequestedCalendarQuery } from '@scanharbor/shared-contracts/api/bookings/portal';
import { useDayExamsQuery, useMonthQuery } from '@scanharbor/shared-contracts/api/ic-portal/month';
import { type CivilDate, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { useCivilToday } from '@scanharbor/shared-contracts/browser/server-time';
import { Card } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { ProviderCalendar } from '@scanharbor/shared-ui/clinic/provider-calendar';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { usePractice } from '../../components/use-practice';
import { texts } from '../../texts';
import { calendarGroups, formatEvent, summarizeDays } from './calendar-groups';

/** Requests of a day in its panel; the list of requests has all of them. */
const maxRequests = 50;

/** The events of the open day. */
function useDay(date: CivilDate | null) {
  const skip = date === null;
  const requested = useRequestedCalendarQuery({ date: date ?? '', limit: maxRequests }, { skip });
  const exams = useDayExamsQuery(date ?? '', { skip });
  const groups = useMemo(() => {
    const { events: requests = [], total = 0 } = requested.currentData ?? {};
    return calendarGroups({ requests, total, scheduled: [], completed: [], ...exams.currentData });
  }, [requested.currentData, exams.currentData]);
  const queries = [requested, exams];
  const failed = queries.filter(({ isError, currentData }) => isError && !currentData);
  return {
    groups,
    isLoading: queries.some(({ currentData, isFetching }) => isFetching && !currentData),
    failed,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** /providers/calendar: a month of requests, scheduled and completed tests and how full it is, with a panel for a day (IC-210, IC-211). */
function CalendarPage() {
  const { locationId } = useSession();
  const zone = usePractice()?.locations.find(({ id }) => id === locationId)?.timeZone;
  const today = useCivilToday(zone);
  const [month, setMonth] = useState(getMonth(today));
  const [date, setDate] = useState<CivilDate | null>(null);
  const days = useMonthQuery(month);
  const day = useDay(date);
  const summaries = useMemo(() => summarizeDays(days.data ?? []), [days.data]);
  return (
    <>
      <PageHead title={texts.calendar.title} />
      {days.isError && !days.currentData ? (
        <LoadError title={texts.calendar.failed} onRetry={() => void days.refetch()} />
      ) : (
        <Card>
          <ProviderCalendar
            groups={day.groups}
            summaries={summaries}
            today={today}
            startMonth={month}
            loading={!days.data}
            loadingDay={day.isLoading}
            dayError={day.failed.length > 0 && <LoadError title={texts.calendar.dayFailed} onRetry={day.retry} />}
            onMonthChange={setMonth}
            onDayOpen={setDate}
            renderEvent={(event) => (
              <>
                <Link to={paths.test(event.id)}>#{event.id}</Link> {formatEvent(event)}
              </>
            )}
            renderMore={() => <Link to={paths.activeRequests()}>{texts.calendar.allRequests}</Link>}
          />
        </Card>
      )}
    </>
  );
}

export { CalendarPage as Page };
