import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../../domain/flag';
import { type Counters, readDashboardComment, readDashboardScan, readPortalRequest } from '../../domain/portal-request';
import { readSingleScan, type SingleScan } from '../../domain/single-scan';
import { type RequestRowsResponse } from '../../wire/ic-portal/requests';
import { requestListTags, getRequestTags } from '../request-tags';
import { call } from '../call';

/** `background`: no user action caused it, so it does not keep the session alive. Both share one cache entry. */
type Refresh = void | { background?: boolean };

const isBackground = (options: Refresh) => ({ background: options?.background ?? false });
const oneEntry = ({ endpointName }: { endpointName: string }) => endpointName;

const toRequestId = (arg: number | { requestId: number }) => (typeof arg === 'number' ? arg : arg.requestId);
const readRows = ({ data }: RequestRowsResponse) => data.map(readPortalRequest);
const counters = [{ type: 'Counter', id: 'LIST' }] as const;

const requestsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/dashboard-card: the numbers of cards and header, for the chosen location (SC-060). */
  counters: build.query({
    query: (options: Refresh) => call('GET ic-portal/dashboard-card', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: ({ data }): Counters => data,
    providesTags: [...counters],
  }),
  /** GET ic-portal/dashboard: requests to schedule, newest comments, numbers, for the chosen location (SC-061). */
  dashboard: build.query({
    query: (options: Refresh) => call('GET ic-portal/dashboard', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: ({ scans, comments, cardsData }) => ({
      scans: scans.map(readDashboardScan),
      comments: comments.map(readDashboardComment),
      counters: cardsData,
    }),
    providesTags: [...requestListTags, ...counters],
  }),
  /** GET ic-portal/ic-requested: open requests of the chosen location (SC-062). */
  activeRequests: build.query({
    query: (options: Refresh) => call('GET ic-portal/ic-requested', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestListTags],
  }),
  /** GET ic-portal/ic-scheduled: coming appointments of the chosen location (SC-063). */
  scheduledTests: build.query({
    query: (options: Refresh) => call('GET ic-portal/ic-scheduled', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestListTags],
  }),
  /** GET ic-portal/ic-completed: appointments whose time has passed, of the chosen location (SC-064). */
  completedTests: build.query({
    query: (options: Refresh) => call('GET ic-portal/ic-completed', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestListTags],
  }),
  /** GET ic-portal/ic-get-single-scan: a request; null without data, 404 when it is not the practice's (SC-065). */
  singleScan: build.query({
    query: (arg: number | { requestId: number; background: boolean }) =>
      call('GET ic-portal/ic-get-single-scan', {
        query: { requestId: toRequestId(arg) },
        background: typeof arg === 'object' && arg.background,
      }),
    serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${toRequestId(queryArgs)})`,
    transformResponse: (response): SingleScan | null => readSingleScan(response),
    providesTags: (_scan, _error, arg) => [{ type: 'Request', id: toRequestId(arg) }],
  }),
  /**
   * POST ic-portal/ic-book: books a time at a location (SC-068). `start` is 'YYYY-MM-DD HH:mm:00' there, `fee` dollars.
   * `invalidUser`: the account may no longer book. Rejected with code 411 (session expired), 404 (request gone) or
   * 400 (not bookable, or the time was just taken: `getNextFreeTimes` of the error lists others).
   */
  bookTime: build.mutation({
    query: ({
      requestId,
      locationId,
      start,
      selfPay,
      fee,
    }: {
      requestId: number;
      locationId: number;
      start: string;
      selfPay: boolean;
      fee: number;
    }) =>
      call('POST ic-portal/ic-book', {
        body: { requestId, appointmentDateTime: start, locationId, isSelfPay: toFlag(selfPay), productFee: fee },
      }),
    transformResponse: ({ status }): { booked: true } | { booked: false; invalidUser: true } =>
      status === 'SUCCESS' ? { booked: true } : { booked: false, invalidUser: true },
    invalidatesTags: (_response, _error, { requestId }) => [...getRequestTags(requestId)],
  }),
  /** PATCH ic-portal/ic-request-availability: requests other times from the care team (SC-067). */
  requestAvailability: build.mutation({
    query: ({ requestId, note }: { requestId: number; note: string }) =>
      call('PATCH ic-portal/ic-request-availability', { body: { requestId, noteText: note } }),
    invalidatesTags: (_response, _error, { requestId }) => [{ type: 'Request', id: requestId }],
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
