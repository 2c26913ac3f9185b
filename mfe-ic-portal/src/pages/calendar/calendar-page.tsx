import { paths, useSession } from '@scanharbor/shared-contracts';
import { usePracticeBookedCardsQuery, useRequestedCalendarQuery } from '@scanharbor/shared-contracts/api/bookings/portal';
import { useCompletedTestsQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { Card } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { ProviderCalendar } from '@scanharbor/shared-ui/clinic/provider-calendar';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { usePractice } from '../../components/use-practice';
import { texts } from '../../texts';
import { calendarGroups, formatEvent } from './calendar-groups';

/** /providers/calendar: a month of requests, scheduled and completed tests, with a panel for a day (IC-210, IC-211). */
function CalendarPage() {
  const { locationId } = useSession();
  const zone = usePractice()?.locations.find(({ id }) => id === locationId)?.timeZone;
  const open = useRequestedCalendarQuery();
  const scheduled = usePracticeBookedCardsQuery();
  const completed = useCompletedTestsQuery();
  const lists = [open, scheduled, completed];
  const groups = useMemo(
    () => calendarGroups(open.data ?? [], scheduled.data ?? [], completed.data ?? []),
    [open.data, scheduled.data, completed.data],
  );
  const failed = lists.filter(({ isError, data }) => isError && !data);
  return (
    <>
      <PageHead title={texts.calendar.title} />
      {failed.length > 0 ? (
        <LoadError title={texts.calendar.failed} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      ) : (
        <Card>
          <ProviderCalendar
            groups={groups}
            today={getCivilToday(zone)}
            loading={lists.some(({ data }) => !data)}
            renderEvent={(event) => (
              <>
                <Link to={paths.test(event.id)}>#{event.id}</Link> {formatEvent(event)}
              </>
            )}
          />
        </Card>
      )}
    </>
  );
}

export { CalendarPage as Page };
