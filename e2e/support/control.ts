/** Origin of this spec file's site. */
export function siteAddress(): string {
  const address = browser.options.baseUrl;
  if (!address) throw new Error('No site: baseUrl is not set');
  return address;
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(`${siteAddress()}/api/__control/${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`control ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** A control call of the API, which steers its data, clock and faults. Throws when it is refused. */
export const control = <Answer = unknown>(path: string, body: object = {}) =>
  call<Answer>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** A trouble of the API, for calls whose path begins with `path`. */
interface ApiFault {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  status?: number;
  /** Milliseconds. */
  delay?: number;
  malformed?: 'json' | 'null' | 'empty' | 'drop';
  times?: number;
}

export const apiFault = (fault: ApiFault) => control('faults', fault);
/** Ends all troubles of the API. */
export const clearApiFaults = () => control('clear-faults');
export const reset = () => control('reset');

interface Letter {
  id: number;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  data: Record<string, string | number>;
}

/** What the API would have sent, oldest first. */
export const outbox = () => call<Letter[]>('outbox', { method: 'GET' });
export const controlSession = (email: string) => control<{ token: string; userId: number }>('session', { email });
