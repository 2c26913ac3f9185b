import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { createSiteServer } from '@scanharbor/tools/site/server.ts';
import { locationIds } from '../src/seed/names';
import { call, control, tokenOf } from '../testing/client';
import { book, counters, freeTimes, listed, singleScan } from '../testing/portal';

const { newYork } = locationIds;
const page = globalThis as { apiAddress?: string; apiDatabase?: string };
const stops: (() => Promise<unknown>)[] = [];

/** Two API processes on one database behind the site server, which hands calls to them in turn. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const env = { ...process.env, DATABASE_URL: page.apiDatabase };
  const apis = await Promise.all([1, 2].map(() => startApi({ data: '', control: true, env })));
  const site = await createSiteServer({ site: folder, apis: apis.map(({ address }) => address) });
  page.apiAddress = await site.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => site.close(), ...apis.map((api) => () => api.stop()));
});

afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Open requests with a time that all of them offer at the same location. */
async function contenders(token: string): Promise<{ ids: number[]; start: string }> {
  const offers = new Map<string, number[]>();
  for (const id of await listed('ic-requested', { token, headers: { 'X-Location': String(newYork) } })) {
    for (const time of freeTimes(await singleScan(id, token), newYork)) offers.set(time, [...(offers.get(time) ?? []), id]);
  }
  const [start = '', ids = []] = [...offers].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return { ids, start };
}

it('give one time of a location away once, whoever asks which of two processes [API-075]', async () => {
  const tokens = await Promise.all(['staff', 'admin', 'switcher', 'platform'].map(tokenOf));
  const { ids, start } = await contenders(tokens[0] ?? '');
  expect(ids.length).toBeGreaterThan(2);
  const before = await counters({ token: tokens[0] ?? '' });
  const answers = await Promise.all(ids.flatMap((id) => tokens.map((token) => book(token, id, newYork, start))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  const after = await counters({ token: tokens[1] ?? '' });
  expect([after.available, after.scheduled]).toEqual([before.available - 1, before.scheduled + 1]);
});

it('know the same sessions and the same data [API-003, API-015]', async () => {
  const token = await tokenOf('patient');
  const phones = ['(212) 555-0001', '(212) 555-0002', '(212) 555-0003'];
  for (const phone of phones) {
    await call('PATCH patients/patient', { token, body: { phone } });
    expect((await call('GET patients/patient', { token })).body).toMatchObject({ phone });
  }
  await call('POST account/logout', { token });
  const asked = await Promise.all([1, 2].map(() => call('GET patients/patient', { token })));
  expect(asked.map(({ status }) => status)).toEqual([401, 401]);
});

it('count tries of a date of birth together [API-090, API-091]', async () => {
  const tried = (attempt: number) =>
    call('POST px/validate-date-of-birth', { body: { InvitationID: 'demo-invitation', DOB: `1970/1/${attempt}` } });
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(tried));
  const { invitations = [] } = await control<Record<string, { id: string; attempts: number }[]>>('rows');
  expect(invitations.find(({ id }) => id === 'demo-invitation')?.attempts).toBe(5);
});
