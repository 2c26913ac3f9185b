/** The lists of requests. */
export const requestLists = [{ type: 'Request', id: 'LIST' }] as const;

/** What changes when a request comes, goes or changes: the lists, and how many are in each. */
export const requestsChanged = [...requestLists, { type: 'Counter', id: 'LIST' }] as const;

/** What changes when a request moves from one state to another: besides, the request itself and its times. */
export const requestMoved = (requestId: number) =>
  [...requestsChanged, { type: 'Request', id: requestId }, { type: 'Window', id: requestId }] as const;
