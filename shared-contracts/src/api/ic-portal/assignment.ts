import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { requestsChangedTags } from '../request-tags';
import { call } from '../call';

const assignmentApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-colleagues: the active members of the own practice, by name. */
  colleagues: build.query({
    query: () => call('GET ic-portal/ic-colleagues'),
    transformResponse: ({ data }): { userId: number; name: string }[] => data.map(({ UserID, Name }) => ({ userId: UserID, name: Name })),
    providesTags: [{ type: 'PracticeUser', id: 'LIST' }],
  }),
  /**
   * PATCH ic-portal/ic-assign: assigns a request to a member of the practice, or with null to no one. Rejected with 409, with who and when,
   * when its assignee is no longer `was`.
   */
  assignRequest: build.mutation({
    query: (body: { requestId: number; userId: number | null; was: number | null }) => call('PATCH ic-portal/ic-assign', { body }),
    // After a conflict, too: what is shown is outdated.
    invalidatesTags: (_response, _error, { requestId }) => [...requestsChangedTags, { type: 'Request', id: requestId }],
  }),
}));

export const { useColleaguesQuery, useAssignRequestMutation } = assignmentApi;
/** @internal */
export const assignmentEndpoints = assignmentApi.endpoints;
