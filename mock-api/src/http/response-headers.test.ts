import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { call, getToken } from '../../testing/client';

const getOrigin = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';

it('forbids caches to store any response of a call, errors included', async () => {
  const token = await getToken('patient');
  const responses = [
    await call('GET account/authenticate', { token }),
    await call('GET bookings/patient', { token }),
    await call('GET account/authenticate'),
    await call('GET nothing'),
    await call('GET scans/types'),
  ];
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(responses.map(() => 'no-store'));
});

it('forbids a response that a browser opens as a document to run or load anything', async () => {
  const { headers } = await call('GET scans/types');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('serves the documentation without that policy', async () => {
  const page = await fetch(`${getOrigin()}/api/docs/`);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, null]);
});

it.each([1_000, 100_000])('rejects JSON that is nested %i levels deep with 400 [API-002]', async (depth) => {
  for (const nested of ['['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)]) {
    const response = await fetch(`${getOrigin()}/api/datica/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"username":"a","password":${nested}}`,
    });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error_code: 400 })]);
  }
});

it('treats TRACE as an unknown URL, and repeats no header', async () => {
  const sent = request(`${getOrigin()}/api/scans/types`, { method: 'TRACE', headers: { Authorization: 'a-token' } });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  expect([response.statusCode, Buffer.concat(chunks as Buffer[]).toString()]).toEqual([404, expect.not.stringContaining('a-token')]);
});

it('reports that it is live and ready, outside of the calls', async () => {
  for (const [path, status] of [
    ['live', 'live'],
    ['ready', 'ready'],
  ]) {
    const response = await fetch(`${getOrigin()}/${path}`);
    expect([response.status, await response.json()]).toEqual([200, { status }]);
  }
});
