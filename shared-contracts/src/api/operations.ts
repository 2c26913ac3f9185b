import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Releases, toReleases } from '../domain/release';
import { call } from './call';

/** A change starts from the revision of the release that the screen shows: 409 when it is no longer the present one. */
interface ChangeInput {
  /** A remote. */
  name: string;
  version: string;
  revision: string;
  /** Kept in the release history. */
  reason: string;
}

interface FreezeInput {
  /** A remote, 'shell', 'shared-contracts', or 'all'. */
  name: string;
  frozen: boolean;
  /** Kept in the release history. */
  reason: string;
}

const operationsApi = ownedEndpoints('shared-contracts/operations', (build) => ({
  /** GET operations/releases, for platform admins: live versions with shares (percent), counts, contract usage, and the release history. */
  releases: build.query({
    query: () => call('GET operations/releases', { background: true }),
    transformResponse: (response): Releases => toReleases(response),
    providesTags: ['Release'],
  }),
  /** POST operations/canary: shows a published version to `share` percent of the visitors; 0 ends the canary. 400, 409, 428, 503. */
  setCanaryShare: build.mutation({
    query: (body: ChangeInput & { share: number }) => call('POST operations/canary', { body }),
    invalidatesTags: ['Release'],
  }),
  /** POST operations/promote: makes the canary the only live version. 400, 409, 428, 503. */
  promoteCanary: build.mutation({
    query: (body: ChangeInput) => call('POST operations/promote', { body }),
    invalidatesTags: ['Release'],
  }),
  /**
   * POST operations/freeze: refuses releases of a remote, or of everything ('all'), or ends that. 400 when it is so already, 409, 428, 503.
   */
  setFrozen: build.mutation({
    query: (body: FreezeInput) => call('POST operations/freeze', { body }),
    invalidatesTags: ['Release'],
  }),
  /** POST operations/rollback: makes a published version the only live one. 400, 409, 428, 503. */
  rollBackRelease: build.mutation({
    query: (body: ChangeInput) => call('POST operations/rollback', { body }),
    invalidatesTags: ['Release'],
  }),
}));

export const { useReleasesQuery, useSetCanaryShareMutation, usePromoteCanaryMutation, useSetFrozenMutation, useRollBackReleaseMutation } =
  operationsApi;
/** @internal */
export const operationsEndpoints = operationsApi.endpoints;
