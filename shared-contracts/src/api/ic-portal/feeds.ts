import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from '../call';

/** A machine of a location; the location names what to load again. */
interface FeedArg {
  locationId: number;
  machineId: number;
}

const toTag = (locationId: number) => [{ type: 'Location', id: `feeds-${locationId}` }] as const;

const feedsApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/machine-feeds/{locationId}, for admins: which machines have a calendar feed, with the ISO time of its address. */
  machineFeeds: build.query({
    query: (locationId: number) => call('GET ic-portal/machine-feeds/:locationId', { params: { locationId } }),
    transformResponse: ({ data }): readonly { machineId: number; createdAt: string }[] => data,
    providesTags: (_data, _error, locationId) => [...toTag(locationId)],
  }),
  /** PUT ic-portal/machine-feed/{machineId}: creates or replaces the address of a feed; its `path` on the site is returned only here. */
  createFeed: build.mutation({
    query: ({ machineId }: FeedArg) => call('PUT ic-portal/machine-feed/:machineId', { params: { machineId } }),
    transformResponse: ({ data: { path } }) => ({ path }),
    invalidatesTags: (_data, _error, { locationId }) => [...toTag(locationId)],
  }),
  /** DELETE ic-portal/machine-feed/{machineId}: ends a feed; 404 when it ended before. */
  endFeed: build.mutation({
    query: ({ machineId }: FeedArg) => call('DELETE ic-portal/machine-feed/:machineId', { params: { machineId } }),
    invalidatesTags: (_data, _error, { locationId }) => [...toTag(locationId)],
  }),
}));

export const { useMachineFeedsQuery, useCreateFeedMutation, useEndFeedMutation } = feedsApi;
/** @internal */
export const feedsEndpoints = feedsApi.endpoints;
