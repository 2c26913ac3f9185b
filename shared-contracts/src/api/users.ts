import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../domain/flag';

/** The client applications of a session log (SC-410, D34); 2, 3 and 5 are reserved. */
export const appInfoIds = { patient: 1, centerPortal: 4 } as const;

const users = [{ type: 'PracticeUser', id: 'LIST' }] as const;

const usersApi = ownedEndpoints('shared-contracts/users', (build) => ({
  /** POST users/session-log: a session begins; gives the id of its log (SC-040). `sessionStart` is ISO time. */
  startSessionLog: build.mutation<{ logId: number }, { userId: number; appInfoId: number; sessionStart: string }>({
    query: (body) => ({ url: 'users/session-log', method: 'POST', body, background: true }),
    transformResponse: ({ id }: { id: number }) => ({ logId: id }),
  }),
  /** PUT users/session-log/{logId}: the session ends; `sessionEnd` is ISO time (SC-041). */
  endSessionLog: build.mutation<void, { logId: number; sessionEnd: string }>({
    query: ({ logId, sessionEnd }) => ({ url: `users/session-log/${logId}`, method: 'PUT', body: { sessionEnd } }),
    transformResponse: () => undefined,
  }),
  /** POST users/user: the older way to add a user (SC-123, D123). No screen calls it. */
  addUser: build.mutation<{ userId: number }, { firstName: string; lastName: string; email: string; isAdmin: boolean }>({
    query: ({ firstName, lastName, email, isAdmin }) => ({
      url: 'users/user',
      method: 'POST',
      body: { first_name: firstName, last_name: lastName, email, is_admin: toFlag(isAdmin) },
    }),
    transformResponse: ({ id }: { id: number }) => ({ userId: id }),
    invalidatesTags: [...users],
  }),
  /** GET users/practice: the older list of users (SC-124, D123). No screen calls it. */
  practiceMembers: build.query<{ id: number; email: string }[], void>({
    query: () => 'users/practice',
    transformResponse: ({ results }: { results: { id: number; email: string }[] }) => results.map(({ id, email }) => ({ id, email })),
    providesTags: [...users],
  }),
  /** POST users/update: the older way to make an admin (SC-125, D123). No screen calls it. */
  updateUser: build.mutation<void, { userId: number; isAdmin: boolean }>({
    query: ({ userId, isAdmin }) => ({ url: 'users/update', method: 'POST', body: { userId, isAdmin: toFlag(isAdmin) } }),
    transformResponse: () => undefined,
    invalidatesTags: [...users],
  }),
  /** POST users/delete: disables a user, who is never deleted (SC-126, D123). No screen calls it. */
  deleteUser: build.mutation<void, { userId: number }>({
    query: (body) => ({ url: 'users/delete', method: 'POST', body }),
    transformResponse: () => undefined,
    invalidatesTags: [...users],
  }),
}));

export const { useStartSessionLogMutation, useEndSessionLogMutation } = usersApi;
export const usersEndpoints = usersApi.endpoints;
