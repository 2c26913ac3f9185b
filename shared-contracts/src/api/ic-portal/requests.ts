import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../../domain/flag';
import {
  type PortalRequest,
  readCounters,
  readDashboardComment,
  readDashboardScan,
  readPortalRequest,
  type ViewCounters,
} from '../../domain/portal-request';
import { type RequestListQuery, type sortableCommentColumns, type sortableScanColumns, writeListFilters } from '../../domain/request-list';
import { readSingleScan, type SingleScan } from '../../domain/single-scan';
import { type RequestRowsResponse } from '../../wire/ic-portal/requests';
import { requestListTags, getRequestTags } from '../request-tags';
import { call } from '../call';

/** `background`: no user action caused it, so it does not keep the session alive. Both share one cache entry. */
type Refresh = void | { background?: boolean };

const isBackground = (options: Refresh) => ({ background: options?.background ?? false });
const oneEntry = ({ endpointName }: { endpointName: string }) => endpointName;

/** The rows of a list that a screen shows. Pages are cached one by one. */
export interface PageArg extends RequestListQuery {
  limit: number;
  background?: boolean;
}

const readPageArg = ({ background = false, filters, search, ...query }: PageArg) => ({
  background,
  query: {
    ...query,
    search: search === '' ? undefined : search,
    filter: filters && Object.keys(filters).length > 0 ? writeListFilters(filters) : undefined,
  },
});

const oneEntryPerPage = ({ endpointName, queryArgs }: { endpointName: string; queryArgs: PageArg }) =>
  `${endpointName}(${JSON.stringify(readPageArg({ ...queryArgs, background: false }).query)})`;

/** The scans and comments of the dashboard that are on the screen. */
export interface DashboardArg {
  limit: number;
  offset: number;
  sort?: (typeof sortableScanColumns)[number] | `-${(typeof sortableScanColumns)[number]}` | undefined;
  commentLimit: number;
  commentOffset: number;
  commentSort?: (typeof sortableCommentColumns)[number] | `-${(typeof sortableCommentColumns)[number]}` | undefined;
  background?: boolean;
}

/** A page of a list, with the number of rows that match, the values for its filters and the position of the located request. */
export interface RequestPage {
  rows: PortalRequest[];
  total: number;
  options: { modality: string[]; location: string[] };
  /** From 0; null when the located request is not in the list. */
  position?: number | null | undefined;
  /** The same for pages of the same data. */
  dataVersion: string;
}

const readPage = ({ data, total = data.length, options, position, version = '' }: RequestRowsResponse): RequestPage => ({
  rows: data.map(readPortalRequest),
  total,
  options: options ?? { modality: [], location: [] },
  position,
  dataVersion: version.split('-', 1)[0] ?? '',
});

const toRequestId = (arg: number | { requestId: number }) => (typeof arg === 'number' ? arg : arg.requestId);
const readRows = ({ data }: RequestRowsResponse) => data.map(readPortalRequest);
const counters = [{ type: 'Counter', id: 'LIST' }] as const;

const requestsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/dashboard-card: the numbers of cards and header, for the chosen location (SC-060). */
  counters: build.query({
    query: (options: Refresh) => call('GET ic-portal/dashboard-card', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: ({ data }): ViewCounters => readCounters(data),
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
  /** GET ic-portal/dashboard: the scans and comments on the screen, numbers, for the chosen location (SC-061). */
  dashboardPage: build.query({
    query: ({ background = false, ...query }: DashboardArg) => call('GET ic-portal/dashboard', { query, background }),
    serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${JSON.stringify({ ...queryArgs, background: undefined })})`,
    transformResponse: ({ scans, comments, cardsData, commentsTotal = comments.length }) => ({
      scans: scans.map(readDashboardScan),
      comments: comments.map(readDashboardComment),
      counters: cardsData,
      commentsTotal,
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
  /**
   * GET ic-portal/ic-requested: a page of the open requests of the chosen location, searched, sorted and filtered by the server (SC-062).
   */
  activePage: build.query({
    query: (arg: PageArg) => call('GET ic-portal/ic-requested', readPageArg(arg)),
    serializeQueryArgs: oneEntryPerPage,
    transformResponse: readPage,
    providesTags: [...requestListTags],
  }),
  /** GET ic-portal/ic-scheduled: coming appointments of the chosen location (SC-063). */
  scheduledTests: build.query({
    query: (options: Refresh) => call('GET ic-portal/ic-scheduled', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestListTags],
  }),
  /**
   * GET ic-portal/ic-scheduled: a page of the coming appointments of the chosen location, searched, sorted and filtered by the server
   * (SC-063).
   */
  scheduledPage: build.query({
    query: (arg: PageArg) => call('GET ic-portal/ic-scheduled', readPageArg(arg)),
    serializeQueryArgs: oneEntryPerPage,
    transformResponse: readPage,
    providesTags: [...requestListTags],
  }),
  /**
   * GET ic-portal/ic-completed: appointments whose time has passed, of the chosen location (SC-064). No screen calls it: they read pages.
   */
  completedTests: build.query({
    query: (options: Refresh) => call('GET ic-portal/ic-completed', isBackground(options)),
    serializeQueryArgs: oneEntry,
    transformResponse: readRows,
    providesTags: [...requestListTags],
  }),
  /**
   * GET ic-portal/ic-completed: a page of the past appointments of the chosen location, searched, sorted and filtered by the server
   * (SC-064).
   */
  completedPage: build.query({
    query: (arg: PageArg) => call('GET ic-portal/ic-completed', readPageArg(arg)),
    serializeQueryArgs: oneEntryPerPage,
    transformResponse: readPage,
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
   * With `canUndo` the booking can be taken back for `undoSeconds`. `invalidUser`: the account may no longer book. Rejected with code 411
   * (session expired), 404 (request gone) or 400 (not bookable, or the time was just taken: `getNextFreeTimes` of the error lists others).
   */
  bookTime: build.mutation({
    query: ({
      requestId,
      locationId,
      start,
      selfPay,
      fee,
      canUndo,
    }: {
      requestId: number;
      locationId: number;
      start: string;
      selfPay: boolean;
      fee: number;
      canUndo?: boolean;
    }) =>
      call('POST ic-portal/ic-book', {
        body: {
          requestId,
          appointmentDateTime: start,
          locationId,
          isSelfPay: toFlag(selfPay),
          productFee: fee,
          ...(canUndo ? { canUndo: toFlag(canUndo) } : {}),
        },
      }),
    transformResponse: ({ status, undoUntil }): { booked: true; canUndo: boolean } | { booked: false; invalidUser: true } =>
      status === 'SUCCESS' ? { booked: true, canUndo: undoUntil !== undefined } : { booked: false, invalidUser: true },
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
  useDashboardPageQuery,
  useActivePageQuery,
  useScheduledPageQuery,
  useCompletedPageQuery,
  useSingleScanQuery,
  useBookTimeMutation,
  useRequestAvailabilityMutation,
} = requestsApi;
export const requestsEndpoints = requestsApi.endpoints;
