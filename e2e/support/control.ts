/** Returns the origin of this spec file's site. */
export function siteOrigin(): string {
  const origin = browser.options.baseUrl;
  if (!origin) throw new Error('No site: baseUrl is not set');
  return origin;
}

async function call<Body>(path: string, init: RequestInit): Promise<Body> {
  const response = await fetch(`${siteOrigin()}/api/__control/${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`control ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Body;
}

/** Sends a control call, which sets the API's data, clock or faults. Returns the response body, throws on an error. */
export const control = <Body = unknown>(path: string, body: object = {}) =>
  call<Body>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** A fault of the API, for calls whose path starts with `path`. */
interface ApiFault {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  status?: number;
  /** In ms. */
  delay?: number;
  malformed?: 'json' | 'null' | 'empty' | 'drop' | 'drop-response';
  times?: number;
}

export const apiFault = (fault: ApiFault) => control('faults', fault);
/** Removes all faults of the API. */
export const clearApiFaults = () => control('clear-faults');
export const reset = () => control('reset');

interface SentMessage {
  id: number;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  data: Record<string, string | number>;
}

/** Returns the emails and text messages that the API would have sent, oldest first. */
export const outbox = () => call<SentMessage[]>('outbox', { method: 'GET' });
export const controlSession = (email: string) => control<{ token: string; userId: number }>('session', { email });
/** Returns every row of every table. */
export const controlRows = () => call<Record<string, Record<string, unknown>[]>>('rows', { method: 'GET' });
