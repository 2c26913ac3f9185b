import { type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiFailure, refusal } from './failure';
import { type ContractServices, guestAuthorization } from './services';
import { sendWithProgress } from './send-with-progress';
import { sessionEnded } from './session';

/** One call: a path after the API base, with what it sends. `form` is multipart, `body` is JSON. */
export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  params?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  form?: FormData;
  /** Told how much of the form is sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** The answer is a file, handed on as a Blob. */
  file?: boolean;
  /** The call may answer nothing: a null body is then no sign of a lost session (SH-082). */
  mayBeEmpty?: boolean;
  /** A call the user did not ask for, such as polling; it does not keep the session alive. */
  background?: boolean;
}

const duplicatePostWindowMs = 1_000;

function address(base: string, { url, params }: Call) {
  const given = Object.entries(params ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const query = new URLSearchParams(given).toString();
  return `${base}/${url}${query ? `?${query}` : ''}`;
}

/** Tells the guests of one public address apart: no guest may hear what another one was answered (API-033). */
const tabKey = crypto.getRandomValues(new Uint32Array(4)).join('-');

function headers(services: ContractServices, call: Call): Record<string, string> {
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

async function readBody(response: Response, call: Call): Promise<unknown> {
  if (call.file && response.ok) return response.blob();
  const body = await response.text();
  if (body === '') return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(body) : body;
}

type Outcome = { data: unknown } | { error: ApiFailure };

async function send(services: ContractServices, call: Call, signal: AbortSignal): Promise<Outcome> {
  let response: Response;
  const target = address(services.apiBase, call);
  const common = { method: call.method ?? 'GET', headers: headers(services, call), signal };
  try {
    response =
      call.form && call.onProgress
        ? await sendWithProgress(target, { ...common, body: call.form, onProgress: call.onProgress })
        : await fetch(target, {
            ...common,
            body: call.form ?? (call.body === undefined ? undefined : JSON.stringify(call.body)),
            credentials: 'include',
            cache: 'no-store',
          });
  } catch {
    return { error: { kind: 'offline' } };
  }
  const deadline = response.headers.get('x-session-expires');
  if (deadline) services.sessionDeadline?.(deadline, response.headers.get('date'));
  try {
    const body = await readBody(response, call);
    return response.ok ? { data: body } : { error: refusal(response.status, body) };
  } catch {
    return { error: { kind: 'malformed', status: response.status } };
  }
}

/** 401 by status or error_code, or JSON null where data was due: the session is over (SH-080 to SH-082). */
function endsSession(outcome: Outcome, call: Call) {
  if ('error' in outcome) {
    return outcome.error.kind === 'refused' && (outcome.error.status === 401 || outcome.error.code === 401);
  }
  const { data } = outcome;
  if (data === null) return !call.mayBeEmpty;
  return typeof data === 'object' && data !== null && 'error_code' in data && data.error_code === 401;
}

const recentPosts = new Map<string, Promise<Outcome>>();

/** An object without a field tells nothing: something between here and the server made it. */
const tellsNothing = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length === 0;

/** Whether the server decided. When it did not get the call, or broke over it, who asks again means to ask again. */
const decided = (outcome: Outcome) =>
  'data' in outcome ? !tellsNothing(outcome.data) : outcome.error.kind === 'refused' && outcome.error.status < 500;

/**
 * An identical POST within a second shares the first one's answer instead of being sent (SC-008). Identical is what the
 * server would decide alike: path, data, who asks and for which location. What the server did not decide is not shared.
 */
async function sendOnce(services: ContractServices, call: Call, signal: AbortSignal): Promise<Outcome> {
  if (call.method !== 'POST' || call.form) return send(services, call, signal);
  const { url, params, body } = call;
  const key = JSON.stringify([services.apiBase, url, params, body, services.token(), services.location()]);
  const earlier = recentPosts.get(key);
  if (earlier) {
    const shared = await earlier;
    return decided(shared) ? shared : sendOnce(services, call, signal);
  }
  const outcome = send(services, call, signal);
  recentPosts.set(key, outcome);
  const forget = () => recentPosts.get(key) === outcome && recentPosts.delete(key);
  setTimeout(forget, duplicatePostWindowMs);
  void outcome.then((settled) => decided(settled) || forget());
  return outcome;
}

/** The only place of the suite that calls the server. Failures come back as `ApiFailure`. */
export const baseQuery: BaseQueryFn<Call | string, unknown, ApiFailure> = async (asked, { extra, dispatch, signal, getState }) => {
  const services = extra as ContractServices;
  const call: Call = typeof asked === 'string' ? { url: asked } : asked;
  const outcome = await sendOnce(services, call, signal);
  if (endsSession(outcome, call)) {
    const { session } = getState() as { session: { status: string } };
    if (session.status === 'user') dispatch(sessionEnded());
    return 'error' in outcome ? outcome : { error: { kind: 'refused', status: 401, code: 401 } };
  }
  if ('data' in outcome && !call.file) services.checkAnswer?.(call.method ?? 'GET', call.url, outcome.data);
  return outcome;
};
