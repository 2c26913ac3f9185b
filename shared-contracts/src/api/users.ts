import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../domain/flag';
import { call } from './call';

/** The client applications of a session log (SC-410, D34); 2, 3 and 5 are reserved. */
export const appInfoIds = { patient: 1, centerPortal: 4 } as const;

const users = [{ type: 'PracticeUser', id: 'LIST' }] as const;

const usersApi = ownedEndpoints('shared-contracts/users', (build) => ({
  /** POST users/session-log: opens the log of a session and returns its id (SC-040). `sessionStart` is ISO time. */
  startSessionLog: build.mutation({
    query: (body: { userId: number; appInfoId: number; sessionStart: string }) =>
      call('POST users/session-log', { body, background: true }),
    transformResponse: ({ id }) => ({ logId: id }),
  }),
  /** PUT users/session-log/{logId}: closes the log of a session; `sessionEnd` is ISO time (SC-041). */
  endSessionLog: build.mutation({
    query: ({ logId, sessionEnd }: { logId: number; sessionEnd: string }) =>
      call('PUT users/session-log/:logId', { params: { logId }, body: { sessionEnd } }),
  }),
  /** POST users/user: the older way to add a user (SC-123, D123). No screen calls it. */
  addUser: build.mutation({
    query: ({ firstName, lastName, email, isAdmin }: { firstName: string; lastName: string; email: string; isAdmin: boolean }) =>
      call('POST users/user', { body: { first_name: firstName, last_name: lastName, email, is_admin: toFlag(isAdmin) } }),
    transformResponse: ({ id }) => ({ userId: id }),
    invalidatesTags: [...users],
  }),
  /** GET users/practice: the older list of users (SC-124, D123). No screen calls it. */
  practiceMembers: build.query({
    query: () => call('GET users/practice'),
    transformResponse: ({ results }) => results.map(({ id, email }) => ({ id, email })),
    providesTags: [...users],
  }),
  /** POST users/update: the older way to make an admin (SC-125, D123). No screen calls it. */
  updateUser: build.mutation({
    query: ({ userId, isAdmin }: { userId: number; isAdmin: boolean }) =>
      call('POST users/update', { body: { userId, isAdmin: toFlag(isAdmin) } }),
    invalidatesTags: [...users],
  }),
  /** POST users/delete: disables a user, who is never deleted (SC-126, D123). No screen calls it. */
  deleteUser: build.mutation({
    query: (body: { userId: number }) => call('POST users/delete', { body }),
    invalidatesTags: [...users],
  }),
}));

export const usersEndpoints = usersApi.endpoints;
