import { type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiError, isLimited, isUnauthorized, parseErrorResponse } from './api-error';
import type * as rareCallsModule from './rare-calls';
import { type ContractServices, guestAuthorization } from './services';
import { messageShown } from './messages';
import { sessionEnded } from './session';

/** One call: a path after the API base, with what it sends. `form` is multipart, `body` is JSON. */
export interface ApiCall<Response = unknown> {
  /** Carries the type of the response; never set. */
  response?: Response;
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  params?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  form?: FormData;
  /** Receives the sent fraction of the form, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** The response is a file, returned as a Blob. */
  file?: boolean;
  /** The response may be empty: a null body is then not a lost session (SH-082). */
  mayBeEmpty?: boolean;
  /** A call without a user action, such as polling; it does not extend the session. */
  background?: boolean;
}

const duplicatePostWindowMs = 1_000;

function toUrl(base: string, { url, params }: ApiCall) {
  const present = Object.entries(params ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const query = new URLSearchParams(present).toString();
  return `${base}/${url}${query ? `?${query}` : ''}`;
}

const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Separates the guests behind one public IP address: no guest may receive another's response (API-033). */
const tabKey = createKey();

/** The headers of a call: session, location, and whether a user caused it. */
export function createHeaders(services: ContractServices, call: Pick<ApiCall, 'background' | 'body'>): Record<string, string> {
  const location = services.location();
  const token = services.token();
  return {
    ...(token ? { Authorization: token } : { Authorization: guestAuthorization, 'X-Tab': tabKey }),
    'X-Api-Key': services.apiKey,
    ...(location ? { 'X-Location': location } : {}),
    ...(call.background ? { 'X-Background': '1' } : {}),
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

async function readBody(response: Response, call: ApiCall): Promise<unknown> {
  if (call.file && response.ok) return response.blob();
  const body = await response.text();
  if (body === '') return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(body) : body;
}

/** True when a proxy responds in place of the API, or the API accepts no calls. A 503 without Retry-After concerns one call only. */
const isUnavailable = ({ status, headers: fields }: Response) =>
  status === 502 || status === 504 || (status === 503 && fields.has('retry-after'));

/** Loaded by the first upload, the first list with an ETag (lists of staff) or the first limited read. */
let rareCalls: typeof rareCallsModule | undefined;

const loadRareCalls = async () => (rareCalls ??= await import('./rare-calls'));

type Outcome = { data: unknown } | { error: ApiError };

const getListOwner = (services: ContractServices) => JSON.stringify([services.token(), services.location()]);

async function saveList(services: ContractServices, owner: string, url: string, list: { tag: string; body: unknown }) {
  const loaded = await loadRareCalls().catch(() => undefined);
  // A list of a session that has ended is not stored.
  if (owner === getListOwner(services)) loaded?.knownLists.save(owner, url, list);
}

async function send(services: ContractServices, call: ApiCall, signal: AbortSignal, repeatKey?: string): Promise<Outcome> {
  let response: Response;
  const target = toUrl(services.apiBase, call);
  const owner = getListOwner(services);
  const known = call.method === 'GET' ? rareCalls?.knownLists.find(owner, target) : undefined;
  const common = {
    method: call.method ?? 'GET',
    headers: {
      ...createHeaders(services, call),
      ...(known ? { 'If-None-Match': known.tag } : {}),
      ...(repeatKey ? { 'Idempotency-Key': repeatKey } : {}),
    },
    signal,
  };
  try {
    response =
      call.form && call.onProgress
        ? await (await loadRareCalls()).sendWithProgress(target, { ...common, body: call.form, onProgress: call.onProgress })
        : await fetch(target, {
            ...common,
            body: call.form ?? (call.body === undefined ? undefined : JSON.stringify(call.body)),
            credentials: 'include',
            cache: 'no-store',
          });
  } catch {
    if (!signal.aborted) services.onUnreachable?.();
    return { error: { kind: 'offline' } };
  }
  if (isUnavailable(response)) services.onUnreachable?.();
  const deadline = response.headers.get('x-session-expires');
  if (deadline) services.sessionDeadline?.(deadline, response.headers.get('date'));
  if (known && response.status === 304) return { data: known.body };
  try {
    const body = await readBody(response, call);
    const tag = response.headers.get('etag');
    if (response.ok && tag && !call.file) void saveList(services, owner, target, { tag, body });
    if (response.ok) return { data: body };
    const retryAfterSeconds = Number(response.headers.get('retry-after'));
    return { error: { ...parseErrorResponse(response.status, body), ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}) } };
  } catch {
    return { error: { kind: 'malformed', status: response.status } };
  }
}

/** 401 by status or error_code, or JSON null where data was due: the session is over (SH-080 to SH-082). */
function endsSession(outcome: Outcome, call: ApiCall) {
  if ('error' in outcome) return isUnauthorized(outcome.error);
  const { data } = outcome;
  if (data === null) return !call.mayBeEmpty;
  return typeof data === 'object' && 'error_code' in data && data.error_code === 401;
}

/** Of each store. */
const recentPosts = new WeakMap<ContractServices, Map<string, Promise<Outcome>>>();

/** The keys of POSTs without an outcome: the server may have stored one whose response was lost, so it is sent again with its key. */
const repeatKeys = new Map<string, string>();

/** An object without fields does not come from the server but from a proxy in between. */
const isEmptyObject = (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0;

/** True when the server processed the call. After a network or server error a repeated call is a retry and must be sent. */
const isDecided = (outcome: Outcome) =>
  'data' in outcome ? !isEmptyObject(outcome.data) : outcome.error.kind === 'refused' && outcome.error.status < 500;

/**
 * Sends a call; an identical POST within a second shares the first one's response instead (SC-008). Identical means the same path,
 * data, token and location. A call that the server did not process is not shared.
 */
async function sendOnce(services: ContractServices, call: ApiCall, signal: AbortSignal): Promise<Outcome> {
  if (call.method !== 'POST' || call.form) return send(services, call, signal);
  const { url, params, body } = call;
  const key = JSON.stringify([services.apiBase, url, params, body, services.token(), services.location()]);
  const posts = recentPosts.get(services) ?? new Map<string, Promise<Outcome>>();
  recentPosts.set(services, posts);
  const previous = posts.get(key);
  if (previous) {
    const shared = await previous;
    return isDecided(shared) ? shared : sendOnce(services, call, signal);
  }
  const repeatKey = repeatKeys.get(key) ?? createKey();
  repeatKeys.set(key, repeatKey);
  const outcome = send(services, call, signal, repeatKey);
  posts.set(key, outcome);
  const remove = () => posts.get(key) === outcome && posts.delete(key);
  setTimeout(remove, duplicatePostWindowMs);
  void outcome.then((settled) => (isDecided(settled) ? repeatKeys.delete(key) : remove()));
  return outcome;
}

const passwordRequired = 428;

/** The server makes some changes only for a session that proved the password a short time ago. */
const needsPassword = (outcome: Outcome) =>
  'error' in outcome && outcome.error.kind === 'refused' && outcome.error.code === passwordRequired;

async function sendRead(read: Parameters<typeof rareCallsModule.sendRead>[0], send: () => Promise<Outcome>): Promise<Outcome> {
  if (rareCalls) return rareCalls.sendRead(read, send);
  const outcome = await send();
  if (!isLimited(outcome)) return outcome;
  const loaded = await loadRareCalls().catch(() => undefined);
  return loaded ? loaded.repeatRead(read, send, outcome) : outcome;
}

/** The only function of the suite that calls the server. Errors are returned as `ApiError`. A remote of an older release passes a path. */
export const baseQuery: BaseQueryFn<ApiCall | string, unknown, ApiError> = async (request, { extra, dispatch, signal, getState }) => {
  const services = extra as ContractServices;
  const call: ApiCall = typeof request === 'string' ? { url: request } : request;
  const isRead = (call.method ?? 'GET') === 'GET';
  const read = {
    key: `${services.apiBase} ${services.token() ?? ''}`,
    background: call.background === true,
    signal,
    onPause: (message: string, delay: number) => dispatch(messageShown({ id: 'read-pause', status: null, message, delay })),
  };
  const first = await (isRead ? sendRead(read, () => send(services, call, signal)) : sendOnce(services, call, signal));
  // The same call again: nothing that the user typed is lost.
  const outcome = needsPassword(first) && (await services.provePassword?.()) ? await send(services, call, signal) : first;
  if (endsSession(outcome, call)) {
    const { session } = getState() as { session: { status: string } };
    if (session.status === 'user') dispatch(sessionEnded());
    return 'error' in outcome ? outcome : { error: { kind: 'refused', status: 401, code: 401 } };
  }
  if ('data' in outcome && !call.file) services.validateResponse?.(call.method ?? 'GET', call.url, outcome.data);
  return outcome;
};
