import { ownedEndpoints } from '@scanharbor/shared-contracts';

/** The client applications of a session log (SC-410, D34); 2, 3 and 5 are reserved. */
export const appInfoIds = { patient: 1, centerPortal: 4 } as const;

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
}));

export const { useStartSessionLogMutation, useEndSessionLogMutation } = usersApi;
export const usersEndpoints = usersApi.endpoints;
