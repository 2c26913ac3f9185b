/** URL of the API that the test environment runs for this file. */
export function apiAddress(): string {
  const { apiAddress: address } = globalThis as { apiAddress?: string };
  if (!address) throw new Error('This Jest project has no API: set `api: true` in jest.config.mjs');
  return address;
}

/** A control call of the API; `path` after `__control/`. Throws when it is rejected. */
export async function control<Response = unknown>(path: string, body: unknown = {}): Promise<Response> {
  const response = await fetch(`${apiAddress()}/api/__control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`control ${path}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Response;
}

/** A token of a seeded account, without the login screen. */
export async function controlSession(email: string): Promise<string> {
  const { token } = await control<{ token: string }>('session', { email });
  return token;
}

interface WaitingEntry {
  id: number;
  kind: string;
  name: string;
}

/** Approves the public entries that wait for a platform administrator, and returns their names. */
export async function approveEntries(): Promise<string[]> {
  const headers = { Authorization: await controlSession('platform@scanharbor.test'), 'Content-Type': 'application/json' };
  const url = `${apiAddress()}/api/practices/entries`;
  const { results } = (await (await fetch(url, { headers })).json()) as { results: WaitingEntry[] };
  for (const { id, kind } of results) {
    const { ok, status } = await fetch(`${url}/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ kind, approved: 1 }) });
    if (!ok) throw new Error(`The entry ${kind} ${id} was not approved: ${status}`);
  }
  return results.map(({ name }) => name);
}

/** Resolves when a POST that was just sent can be sent again: within a second it shares the response of the first (SC-008, API-004). */
export const untilRepeatable = () => new Promise((resolve) => setTimeout(resolve, 1_100));
