/** The lists of requests. */
export const requestListTags = [{ type: 'Request', id: 'LIST' }] as const;

/** Tags of what depends on any request: the lists and their counters. */
export const requestsChangedTags = [...requestListTags, { type: 'Counter', id: 'LIST' }] as const;

/** Tags of what depends on the state of one request: also the request and its times. */
export const getRequestTags = (requestId: number) =>
  [...requestsChangedTags, { type: 'Request', id: requestId }, { type: 'Window', id: requestId }] as const;
