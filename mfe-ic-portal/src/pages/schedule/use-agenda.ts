import { useAppDispatch } from '@scanharbor/shared-contracts';
import { useVisiblePolling } from '@scanharbor/shared-contracts/api/ic-portal';
import { agendaEndpoints, useAgendaQuery, useWaitingQuery } from '@scanharbor/shared-contracts/api/ic-portal/agenda';

interface AgendaArg {
  locationId: number;
  from: string;
  days: number;
}

/** Reads the schedule of some days, again in the background while the page is visible and when the API reports a change. */
export function useLiveAgenda(arg: AgendaArg) {
  const dispatch = useAppDispatch();
  useVisiblePolling(() =>
    dispatch(agendaEndpoints.agenda.initiate({ ...arg, background: true }, { forceRefetch: true, subscribe: false })),
  );
  return useAgendaQuery(arg);
}

/** The same for the requests that wait. */
export function useLiveWaiting(arg: { locationId: number; limit: number }) {
  const dispatch = useAppDispatch();
  useVisiblePolling(() =>
    dispatch(agendaEndpoints.waiting.initiate({ ...arg, background: true }, { forceRefetch: true, subscribe: false })),
  );
  return useWaitingQuery(arg);
}
