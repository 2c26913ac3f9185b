import { wire } from '@scanharbor/shared-contracts/wire/index';
import { demoAccounts, type DemoAccount } from '../src/seed/names';

interface Told<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

const address = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';

/** A control call, such as `control('clock', { advance: 60_000 })`. */
export async function control<Answer = unknown>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${address()}/api/__control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

export const reset = () => control('reset', {});

/** A token of a demo account, or of any email. */
export async function tokenOf(who: DemoAccount | (string & {})): Promise<string> {
  const email = who in demoAccounts ? demoAccounts[who as DemoAccount] : who;
  return (await control<{ token: string }>('session', { email })).token;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  form?: FormData;
}

function answerShape(method: string, path: string) {
  const plain = path.split('?')[0] ?? '';
  const fits = (name: string) => {
    const [verb = '', pattern = ''] = name.split(' ');
    return verb === method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(plain);
  };
  const names = Object.keys(wire).filter(fits);
  const name = names.find((one) => !one.includes(':')) ?? names[0];
  return name === undefined ? undefined : wire[name]?.answer;
}

/**
 * One call over HTTP, `call('GET scans_v2/distance?zip=10018&scanServiceId=1')`. A success that does not have the shape
 * of the contract throws, so every test of a route is a test of its shape too.
 */
export async function call<Body = Record<string, unknown>>(name: string, options: CallOptions = {}): Promise<Told<Body>> {
  const [method = '', path = ''] = name.split(' ');
  const answer = await fetch(`${address()}/api/${path}`, {
    method,
    headers: {
      Authorization: options.token ?? 'anonymous',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(Object.entries(options.headers ?? {}).filter(([, value]) => value !== undefined)),
    } as Record<string, string>,
    ...(options.form ? { body: options.form } : options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const json = answer.headers.get('content-type')?.includes('json');
  const body = (json ? await answer.json() : await answer.text()) as Body;
  if (answer.ok) answerShape(method, path)?.parse(body);
  return { status: answer.status, body, headers: answer.headers };
}

/** What a refusal says to the user. */
export const userMessage = ({ body }: Told<unknown>) => (body as { messages?: { user_msg: string }[] }).messages?.[0]?.user_msg;
