import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../../domain/flag';
import {
  type Counters,
  type DashboardComment,
  type DashboardScan,
  type PortalRequest,
  readDashboardComment,
  readDashboardScan,
  readPortalRequest,
} from '../../domain/portal-request';
import { readSingleScan, type SingleScan } from '../../domain/single-scan';
import {
  type BookAnswer,
  type DashboardAnswer,
  type DashboardCardAnswer,
  type RequestRowsAnswer,
  type SingleScanAnswer,
} from '../../wire/ic-portal/requests';
import { requestLists, requestMoved } from '../request-tags';

/** `background`: nobody asked for it, so it does not keep the session alive. Both share one cache entry. */
type Refresh = void | { background?: boolean };

const quietly = (url: string) => (options: Refresh) => ({ url, background: options?.background ?? false });
const oneEntry = ({ endpointName }: { endpointName: string }) => endpointName;

const idOf = (asked: number | { requestId: number }) => (typeof asked === 'number' ? asked : asked.requestId);
const readRows = ({ data }: RequestRowsAnswer) => data.map(readPortalRequest);
const counters = [{ type: 'Counter', id: 'LIST' }] as const;

const requestsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/dashboard-card: the numbers of cards and header, for the chosen location (SC-060). */
  counters: build.query<Counters, Refresh>({
    query: quietly('ic-portal/dashboard-card'),
    serializeQueryArgs: oneEntry,
    transformResponse: ({ data }: DashboardCardAnswer) => data,
    providesTags: [...counters],
  }),
  /** GET ic-portal/dashboard: requests to schedule, newest comments, numbers, for the chosen location (SC-061). */
  dashboard: build.query<{ scans: DashboardScan[]; comments: DashboardComment[]; counters: Counters }, Refresh>({
    query: quietly('ic-portal/dashboard'),
    serializeQueryArgs: oneEntry,
    transformResponse: ({ scans, comments, cardsData }: DashboardAnswer) => ({
      scans: scans.map(readDashboardScan),
      comments: comments.map(readDashboardComment),
      counters: cardsData,
    }),
    providesTags: [...requestLists, ...counters],
  }),
  /** GET ic-portal/ic-requested: open requests of the chosen location (SC-062). */
  activeRequests: build.query<PortalRequest[], Refresh>({
    query: quietly('ic-portal/ic-requested'),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestLists],
  }),
  /** GET ic-portal/ic-scheduled: coming appointments of the chosen location (SC-063). */
  scheduledTests: build.query<PortalRequest[], Refresh>({
    query: quietly('ic-portal/ic-scheduled'),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestLists],
  }),
  /** GET ic-portal/ic-completed: appointments whose time has passed, of the chosen location (SC-064). */
  completedTests: build.query<PortalRequest[], Refresh>({
    query: quietly('ic-portal/ic-completed'),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestLists],
  }),
  /** GET ic-portal/ic-get-single-scan: a request; null without data, 404 when it is not the practice's (SC-065). */
  singleScan: build.query<SingleScan | null, number | { requestId: number; background: boolean }>({
    query: (asked) => ({
      url: 'ic-portal/ic-get-single-scan',
      params: { requestId: idOf(asked) },
      background: typeof asked === 'object' && asked.background,
    }),
    serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${idOf(queryArgs)})`,
    transformResponse: (answer: SingleScanAnswer) => readSingleScan(answer),
    providesTags: (_scan, _error, asked) => [{ type: 'Request', id: idOf(asked) }],
  }),
  /**
   * POST ic-portal/ic-book: books a time at a location (SC-068). `start` is 'YYYY-MM-DD HH:mm:00' there, `fee` dollars.
   * `invalidUser`: the account may not book any more. Refused with code 411 (session expired), 404 (request gone) or
   * 400 (not bookable, or the time was just taken: `nextFreeTimes` of the failure gives others).
   */
  bookTime: build.mutation<
    { booked: true } | { booked: false; invalidUser: true },
    { requestId: number; locationId: number; start: string; selfPay: boolean; fee: number }
  >({
    query: ({ requestId, locationId, start, selfPay, fee }) => ({
      url: 'ic-portal/ic-book',
      method: 'POST',
      body: { requestId, appointmentDateTime: start, locationId, isSelfPay: toFlag(selfPay), productFee: fee },
    }),
    transformResponse: ({ status }: BookAnswer) => (status === 'SUCCESS' ? { booked: true } : { booked: false, invalidUser: true }),
    invalidatesTags: (_answer, _error, { requestId }) => [...requestMoved(requestId)],
  }),
  /** PATCH ic-portal/ic-request-availability: asks the care team for other times (SC-067). */
  requestAvailability: build.mutation<void, { requestId: number; note: string }>({
    query: ({ requestId, note }) => ({
      url: 'ic-portal/ic-request-availability',
      method: 'PATCH',
      body: { requestId, noteText: note },
    }),
    transformResponse: () => undefined,
    invalidatesTags: (_answer, _error, { requestId }) => [{ type: 'Request', id: requestId }],
  }),
}));

export const {
  useDashboardQuery,
  useActiveRequestsQuery,
  useScheduledTestsQuery,
  useCompletedTestsQuery,
  useSingleScanQuery,
  useBookTimeMutation,
  useRequestAvailabilityMutation,
} = requestsApi;
export const requestsEndpoints = requestsApi.endpoints;
