import { ownedEndpoints } from '@scanharbor/shared-contracts';
import {
  type PracticeUser,
  type PracticeUserChange,
  type PracticeUserDetails,
  readPracticeUser,
  writePracticeUser,
  writePracticeUserChange,
} from '../../domain/practice-user';
import { call } from '../call';

const list = [{ type: 'PracticeUser', id: 'LIST' }] as const;

const usersApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-get-user-list, for admins: the users of the practice (SC-120). */
  practiceUsers: build.query({
    query: () => call('GET ic-portal/ic-get-user-list'),
    transformResponse: ({ data }): PracticeUser[] => data.map(readPracticeUser),
    providesTags: [...list],
  }),
  /** POST ic-portal/ic-add-user, for admins; a taken email is rejected with a user message (SC-121, API-101). */
  addPracticeUser: build.mutation({
    query: (user: PracticeUserDetails) => call('POST ic-portal/ic-add-user', { body: writePracticeUser(user) }),
    transformResponse: ({ UserID }) => ({ userId: UserID }),
    invalidatesTags: [...list],
  }),
  /** PATCH ic-portal/ic-update-user, for admins, who keep their own admin flag and account (SC-122, API-102); 409 as for a location. */
  updatePracticeUser: build.mutation({
    query: (change: PracticeUserChange) => call('PATCH ic-portal/ic-update-user', { body: writePracticeUserChange(change) }),
    invalidatesTags: [...list],
  }),
  /** GET ic-portal/users?practice_id (SC-111). No screen calls it. */
  usersOfPractice: build.query({
    query: (practiceId: number) => call('GET ic-portal/users', { query: { practice_id: practiceId } }),
    transformResponse: ({ results }): PracticeUser[] => results.map(readPracticeUser),
    providesTags: [...list],
  }),
}));

export const { usePracticeUsersQuery, useAddPracticeUserMutation, useUpdatePracticeUserMutation } = usersApi;
/** @internal */
export const practiceUsersEndpoints = usersApi.endpoints;
