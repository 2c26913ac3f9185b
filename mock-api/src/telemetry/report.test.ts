import { control } from '../../testing/client';

interface Row {
  id: number;
  at: string;
}

const page = globalThis as { apiAddress?: string };
const dayMs = 24 * 60 * 60 * 1000;

const fault = {
  kind: 'fault',
  remote: 'mfe-ic-portal',
  version: '1.0.0-1a2b3c',
  owner: 'portal',
  route: '/providers/test/:id',
  name: 'TypeError',
  code: 'render',
  value: 0,
  stack: ['mfe-ic-portal/1.0.0-1a2b3c/12.aB-c_9.js:1:2345'],
};

const post = (body: string) =>
  fetch(`${page.apiAddress}/api/telemetry`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const report = (...entries: object[]) => post(JSON.stringify({ entries }));
const postFrom = (address: string, ...entries: object[]) =>
  fetch(`${page.apiAddress}/api/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ entries }),
  });
const listVisits = async () =>
  (await control<{ release_visits: { visits: number; failures: number; failing_networks: number }[] }>('rows')).release_visits;
const listRows = async () => (await control<{ telemetry: Row[] }>('rows')).telemetry;

beforeEach(() => control('reset', {}));

it('stores what a page reports, without the visitor, for 30 days', async () => {
  expect(
    (await report({ ...fault, previewSet: '0123456789ab' }, { ...fault, kind: 'vital', name: 'LCP', code: '', value: 812.5, stack: [] }))
      .status,
  ).toBe(204);
  expect(await listRows()).toEqual([
    { ...fault, id: expect.any(Number), at: expect.any(String), preview_set: '0123456789ab' },
    expect.objectContaining({ kind: 'vital', name: 'LCP', value: 812.5, preview_set: null }),
  ]);
  await control('clock', { advance: 29 * dayMs });
  await report(fault);
  expect(await listRows()).toHaveLength(3);
  await control('clock', { advance: 2 * dayMs });
  await report(fault);
  expect(await listRows()).toHaveLength(2);
});

it.each([
  ['a text of a person', { name: 'Canary First' }],
  ['an email', { route: '/password/canary@scanharbor.test' }],
  ['a query', { route: '/tests?name=Canary' }],
  ['a message', { message: 'Cannot read Canary' }],
  ['a position of a person', { stack: ['Canary First'] }],
  ['a long stack', { stack: Array.from({ length: 6 }, () => fault.stack[0]) }],
  ['a value without limit', { value: 1e12 }],
])('rejects %s', async (_name, change) => {
  expect((await report({ ...fault, ...change })).status).toBe(400);
  expect(await listRows()).toEqual([]);
});

it('rejects more entries, and more bytes, than a page sends', async () => {
  expect((await report(...Array.from({ length: 51 }, () => fault))).status).toBe(400);
  expect((await post(`{"entries":[${' '.repeat(70_000)}]}`)).status).toBe(413);
  expect((await post('')).status).toBe(400);
  expect(await listRows()).toEqual([]);
});

const visit = { ...fault, kind: 'visit', name: '', code: '', stack: [] };

it('counts the visits and failed visits of each version by the minute, without a row for each', async () => {
  await control('clock', { now: '2026-03-02T15:04:30.000Z' });
  await postFrom('203.0.113.1', { ...visit, value: 1 }, { ...visit, remote: 'shell' }, fault);
  await postFrom('203.0.113.2', visit);
  await postFrom('203.0.113.3', { ...visit, value: 1 });
  await postFrom('203.0.113.3', { ...visit, value: 1 });
  const portal = { at: '2026-03-02T15:04:00+00:00', remote: fault.remote, version: fault.version };
  expect(await listVisits()).toEqual(
    expect.arrayContaining([
      { ...portal, visits: 4, failures: 3, failing_networks: 2 },
      { ...portal, remote: 'shell', visits: 1, failures: 0, failing_networks: 0 },
    ]),
  );
  expect(await listRows()).toHaveLength(1);
});

it('counts 20 visits of one network with a version in an hour, however many beacons it sends', async () => {
  await control('clock', { now: '2026-03-02T17:01:00.000Z' });
  const repeated = Array.from({ length: 50 }, () => ({ ...visit, version: '1.0.0-flood', value: 1 }));
  for (let count = 0; count < 30; count += 1) await postFrom(`2001:db8:1:${count.toString(16)}::1`, ...repeated);
  expect(await listVisits()).toEqual([expect.objectContaining({ visits: 20, failures: 20, failing_networks: 1 })]);
});
