import { wire } from '@scanharbor/shared-contracts/wire/index';
import { demoAccounts, type DemoAccount } from '../src/seed/demo-data';

interface CallResponse<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

const getApiUrl = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';

/** Calls a control route, for example `control('clock', { advance: 60_000 })`. */
export async function control<Result = unknown>(path: string, body?: unknown): Promise<Result> {
  const response = await fetch(`${getApiUrl()}/api/__control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`control ${path}: ${response.status}`);
  return (await response.json()) as Result;
}

/** Restores the seed data. */
export const reset = () => control('reset', {});

/** Opens a session for a demo account or an email and returns its token. */
export async function getToken(account: DemoAccount | (string & {})): Promise<string> {
  const email = account in demoAccounts ? demoAccounts[account as DemoAccount] : account;
  return (await control<{ token: string }>('session', { email })).token;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  form?: FormData;
}

function findResponseSchema(method: string, path: string) {
  const pathname = path.split('?')[0] ?? '';
  const matches = (name: string) => {
    const [verb = '', pattern = ''] = name.split(' ');
    return verb === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  };
  const names = Object.keys(wire).filter(matches);
  const name = names.find((candidate) => !candidate.includes(':')) ?? names[0];
  return wire[name ?? '']?.response;
}

/**
 * Calls the API over HTTP, for example `call('GET scans_v2/distance?zip=10018&scanServiceId=1')`. Throws when a successful
 * response does not match its schema, so every test of a route validates its responses too.
 */
export async function call<Body = Record<string, unknown>>(name: string, options: CallOptions = {}): Promise<CallResponse<Body>> {
  const [method = '', path = ''] = name.split(' ');
  const response = await fetch(`${getApiUrl()}/api/${path}`, {
    method,
    headers: {
      Authorization: options.token ?? 'anonymous',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(Object.entries(options.headers ?? {}).filter(([, value]) => value !== undefined)),
    } as Record<string, string>,
    ...(options.form ? { body: options.form } : options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const json = response.headers.get('content-type')?.includes('json');
  const body = (json ? await response.json() : await response.text()) as Body;
  if (response.ok) findResponseSchema(method, path)?.parse(body);
  return { status: response.status, body, headers: response.headers };
}

/** Returns the user message of an error response. */
export const userMessage = ({ body }: CallResponse<unknown>) => (body as { messages?: { user_msg: string }[] }).messages?.[0]?.user_msg;
