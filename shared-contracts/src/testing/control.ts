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
