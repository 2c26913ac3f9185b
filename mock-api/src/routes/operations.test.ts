import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ReleasesResponse } from '@scanharbor/shared-contracts/wire/operations';
import { type ApiProcess, startApi } from '@scanharbor/tools/site/api-process.ts';
import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { createReleaseSite } from '../../testing/release-site';
import { demoPassword } from '../seed/demo-data';

jest.setTimeout(180_000);

const page = globalThis as { apiAddress?: string };
const shared = page.apiAddress;
const [old, stable, next] = ['1.0.0-aa', '1.1.0-bb', '1.2.0-cc'] as const;
const folder = createReleaseSite([old, stable, next]);

let api: ApiProcess;
let token: string;

beforeAll(async () => {
  api = await startApi({ data: '', memory: true, control: true, env: { ...process.env, DATABASE_URL: '', SCANHARBOR_SITE: folder.site } });
  page.apiAddress = api.address;
  token = await getToken('platform');
});

afterAll(async () => {
  page.apiAddress = shared;
  await api.stop();
  folder.remove();
});

const read = async () => (await call<ReleasesResponse>('GET operations/releases', { token })).body;
const readBlog = async () => {
  const { releases, history } = await read();
  const blog = releases.find(({ name }) => name === 'mfe-blog');
  if (!blog) throw new Error('mfe-blog is not listed');
  return { ...blog, history, shares: blog.versions.map(({ version, share }) => [version, share]) };
};
const change = (path: 'canary' | 'promote' | 'freeze' | 'rollback', body: object) =>
  call(`POST operations/${path}`, { token, body: { name: 'mfe-blog', reason: 'Clearer titles', ...body } });

const minutes = 60_000;

/** Reports visits of two versions from as many networks; those of the canary fail. */
async function reportVisits() {
  const send = (version: string, value: number, network: number) =>
    fetch(`${api.address}/api/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}` },
      body: JSON.stringify({
        entries: [{ kind: 'visit', remote: 'mfe-blog', version, owner: 'blog', route: '/blog', name: '', code: '', value, stack: [] }],
      }),
    });
  for (let network = 1; network <= 40; network += 1) await send(network <= 8 ? next : stable, network <= 8 ? 1 : 0, network);
}

it('lists what is live with its contract usage, and changes it for a platform administrator with a recent password', async () => {
  const before = await readBlog();
  expect(before).toMatchObject({
    owner: 'blog',
    previous: old,
    versions: [{ version: stable, share: 100, stable: true, contract: '^1.0.0', uses: ['endpoint px.invitation'], lacks: [], visits: 0 }],
  });
  expect(new Set(before.published)).toEqual(new Set([old, stable, next]));
  const input = { version: next, share: 10, revision: before.revision };
  const [first, second] = await Promise.all([change('canary', input), change('canary', { ...input, share: 25 })]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const rejected = first.status === 409 ? first : second;
  expect(userMessage(rejected)).toMatch(/^The live versions were changed in the meantime. Nothing was done./);
  const after = await readBlog();
  expect(after.shares).toEqual(
    first.status === 200
      ? [
          [stable, 90],
          [next, 10],
        ]
      : [
          [stable, 75],
          [next, 25],
        ],
  );
  expect(after.history[0]).toMatchObject({ action: 'canary', version: next, why: 'Clearer titles' });
  const { audit_events: events } = await control<{ audit_events: object[] }>('rows');
  expect(events.at(-1)).toMatchObject({ action: 'change-release', subject: expect.stringContaining(`mfe-blog ${next}`) });
});

it('refuses a change without a reason, of an unknown version, and without the password', async () => {
  const { revision, shares } = await readBlog();
  expect((await change('rollback', { version: old, revision, reason: ' ' })).status).toBe(400);
  expect(userMessage(await change('canary', { version: '9.9.9', share: 5, revision }))).toBe('mfe-blog 9.9.9 was never published here');
  expect((await change('canary', { version: next, share: 101, revision })).status).toBe(400);
  await control('clock', { advance: 11 * minutes });
  expect((await change('rollback', { version: old, revision })).status).toBe(428);
  expect((await readBlog()).shares).toEqual(shares);
  await call('POST account/prove_password', { token, body: { password: demoPassword } });
});

it('takes a failing canary back by itself, once, with what it found as the reason, and prints it', async () => {
  await reportVisits();
  await control('clock', { advance: 2 * minutes });
  const judged = (await readBlog()).versions.find(({ version }) => version === next);
  expect(judged).toMatchObject({
    visits: 8,
    failures: 8,
    verdict: 'failing',
    why: '100.0% of 8 visits failed, against 0.0% of 32 visits with the stable version.',
  });
  expect(await control('watch-canaries', {})).toEqual({ lines: [expect.stringContaining(`mfe-blog ${next} was taken back`)] });
  expect(await control('watch-canaries', {})).toEqual({ lines: [] });
  const after = await readBlog();
  expect(after.shares).toEqual([[stable, 100]]);
  expect(after.reverted).toMatchObject({ version: next, why: judged?.why });
  expect(after.history[0]).toMatchObject({ action: 'canary', share: 0, who: 'canary watch' });
  const printed = spawnSync(process.execPath, ['tools/bin/run.mjs', 'remote', 'health', '--site', folder.site], {
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8',
  }).stdout;
  expect(printed).toMatch(new RegExp(`mfe-blog +${stable} +100% +32 +0\\.00% \\(0\\.00 to 10\\.72\\) .* stable: No canary to compare\\.`));
});

it('refuses a larger canary of a frozen remote with the reason, and allows to end it and to roll back', async () => {
  // No visits of this version failed above, so the canary watch leaves it alone.
  const canary = { version: old, share: 20 };
  const { revision } = await readBlog();
  expect((await change('canary', { ...canary, share: 5, revision })).status).toBe(200);
  expect((await change('freeze', { frozen: true, reason: 'Audit until Friday' })).status).toBe(200);
  const refused = /^Rejected: mfe-blog is frozen by Alex Stone since .*: Audit until Friday/;
  expect(userMessage(await change('freeze', { frozen: true }))).toMatch(refused);
  const frozen = await readBlog();
  expect(frozen.frozen).toMatchObject({ who: 'Alex Stone', why: 'Audit until Friday' });
  expect(frozen.history[0]).toMatchObject({ action: 'freeze', name: 'mfe-blog' });
  expect(userMessage(await change('canary', { ...canary, revision: frozen.revision }))).toMatch(refused);
  expect(userMessage(await change('promote', { version: old, revision: frozen.revision }))).toMatch(refused);
  expect((await change('canary', { ...canary, share: 0, revision: frozen.revision })).status).toBe(200);
  expect((await change('freeze', { frozen: false })).status).toBe(200);
  // The same call within a second gets the first response.
  await wait(1_100);
  expect((await change('freeze', { frozen: false })).status).toBe(400);
});

it('promotes a canary to all visitors', async () => {
  const before = await readBlog();
  // With another reason, since the same call within a second gets the first response.
  const early = { version: old, revision: before.revision, reason: 'Before it was tried' };
  expect((await change('promote', early)).status).toBe(400);
  expect((await change('canary', { version: old, share: 5, revision: before.revision })).status).toBe(200);
  const { revision } = await readBlog();
  expect((await change('promote', { version: old, revision: before.revision })).status).toBe(409);
  expect((await change('promote', { version: old, revision })).status).toBe(200);
  const after = await readBlog();
  expect(after).toMatchObject({ shares: [[old, 100]], previous: stable });
  expect(after.history[0]).toMatchObject({ action: 'release', version: old });
  expect((await change('rollback', { version: stable, revision: after.revision })).status).toBe(200);
});

it('rolls the stable version back to the one before', async () => {
  const { revision, previous } = await readBlog();
  expect((await change('rollback', { version: previous, revision })).status).toBe(200);
  expect((await readBlog()).shares).toEqual([[old, 100]]);
});

it('without a site folder, shows visits of the last day and changes nothing', async () => {
  page.apiAddress = shared;
  await reset();
  const own = await getToken('platform');
  const { body } = await call<ReleasesResponse>('GET operations/releases', { token: own });
  expect(body).toMatchObject({ connected: false, watching: false, history: [] });
  const input = { name: 'mfe-blog', version: next, revision: '0123456789abcdef', reason: 'Clearer titles' };
  expect((await call('POST operations/rollback', { token: own, body: input })).status).toBe(503);
});
