import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from '../call';

/** Why each request of a call was not changed; undefined for one that was. */
export type BulkFailures = { requestId: number; failure?: string }[];

const readFailures = ({ data }: { data: { requestId: number; failure: string | null }[] }): BulkFailures =>
  data.map(({ requestId, failure }) => (failure === null ? { requestId } : { requestId, failure }));

/** Several of these calls follow each other: the caller reloads the lists after the last one (`clearCached`). */
const bulkApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /**
   * POST ic-portal/bulk-assign: assigns up to `bulkCallMaximum` requests to a member of the practice, or with null to no one. `was` is whom
   * the screen showed as the assignee of a request; one that has another by now is not changed.
   */
  bulkAssign: build.mutation({
    query: (body: { userId: number | null; requests: { requestId: number; was: number | null }[] }) =>
      call('POST ic-portal/bulk-assign', { body }),
    transformResponse: readFailures,
  }),
  /** POST ic-portal/bulk-reject: declines up to `bulkCallMaximum` requests for all locations of the practice. */
  bulkReject: build.mutation({
    query: (body: { requestIds: number[]; reason: string }) => call('POST ic-portal/bulk-reject', { body }),
    transformResponse: readFailures,
  }),
  /** POST ic-portal/bulk-restore: takes back the user's own rejections of up to `bulkCallMaximum` requests, a moment after them. */
  bulkRestore: build.mutation({
    query: (body: { requestIds: number[] }) => call('POST ic-portal/bulk-restore', { body }),
    transformResponse: readFailures,
  }),
}));

export const { useBulkAssignMutation, useBulkRejectMutation, useBulkRestoreMutation } = bulkApi;
/** @internal */
export const bulkEndpoints = bulkApi.endpoints;
