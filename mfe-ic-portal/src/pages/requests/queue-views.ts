import { paths, useSession } from '@scanharbor/shared-contracts';
import { useLastCounters } from '../../components/views/use-last-counters';
import { type BuiltInView } from '../../components/views/view-tabs';
import { texts } from '../../texts';

/**
 * Returns the views of the open requests that everyone has. Patients who need a reply have an appointment, so that view is of another list.
 */
export function useQueueViews(): readonly BuiltInView[] {
  const counters = useLastCounters();
  const userId = useSession().user?.id;
  const mine = counters && (counters.assigned.find((each) => each.userId === userId)?.requests ?? 0);
  return [
    { id: 'all', label: texts.requests.toSchedule, to: paths.activeRequests(), count: counters?.available },
    {
      id: 'overdue',
      label: texts.requests.over24,
      to: paths.activeRequests({ checkOver24: true }),
      count: counters?.openOver24Hours,
      isAlarm: (counters?.openOver24Hours ?? 0) > 0,
    },
    { id: 'reply', label: texts.views.needsReply, to: `${paths.scheduled()}?needsReply=true`, count: counters?.needsReply },
    { id: 'mine', label: texts.assignment.mine, to: paths.activeRequests({ mine: true }), count: mine },
  ];
}
