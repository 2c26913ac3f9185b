import { startApi } from '@scanharbor/tools/site/api-process.ts';
import postgres from 'postgres';
import { demoAccounts } from '../src/seed/demo-data';

const { apiDatabase = '' } = globalThis as { apiDatabase?: string };

let api: Awaited<ReturnType<typeof startApi>>;
let authorization: string;

beforeAll(async () => {
  const env = { ...process.env, DATABASE_URL: apiDatabase, LISTS_AT_ONCE: '1', LISTS_WAITING: '1', STATEMENT_TIMEOUT_MS: '500' };
  api = await startApi({ data: '', control: true, env });
  const session = await fetch(`${api.address}/api/__control/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.staff }),
  });
  authorization = ((await session.json()) as { token: string }).token;
});
afterAll(() => api.stop());

/** Reads a list from the database: the open requests are in memory. */
const readList = (query = '') => fetch(`${api.address}/api/ic-portal/ic-scheduled${query}`, { headers: { authorization } });

it('lets few lists run at once, and tells the rest to come again', async () => {
  // Different pages: calls for the same one share its response.
  const responses = await Promise.all(Array.from({ length: 12 }, (_page, index) => readList(`?sort=patient&limit=${index + 10}`)));
  const full = responses.filter(({ status }) => status === 503);
  expect(full.length).toBeGreaterThan(0);
  expect(full.map(({ headers }) => headers.get('retry-after'))).toEqual(full.map(() => '1'));
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  expect((await readList()).status).toBe(200);
});

it('ends a call that waits too long for the database, and goes on afterwards', async () => {
  const other = postgres(apiDatabase, { max: 1 });
  const readWhileLocked = other.begin(async (transaction) => {
    await transaction`lock table requests in access exclusive mode`;
    // A page that no call has read: the responses of the others are cached.
    const late = await readList('?sort=patient&limit=3');
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
  });
  await readWhileLocked.finally(() => other.end());
  expect((await readList()).status).toBe(200);
});
