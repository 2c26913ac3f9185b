import { type VersionSet } from '@scanharbor/shared-contracts/wire/version-set';
import { createSet, withdrawSet } from '@scanharbor/tools/release/index.ts';
import { type ApiProcess, startApi } from '@scanharbor/tools/site/api-process.ts';
import { control, getToken } from '../../testing/client';
import { createReleaseSite } from '../../testing/release-site';

jest.setTimeout(180_000);

const page = globalThis as { apiAddress?: string };
const shared = page.apiAddress;
const [old, stable] = ['1.0.0-aa', '1.1.0-bb'] as const;
const folder = createReleaseSite([old, stable]);
let api: ApiProcess;

beforeAll(async () => {
  api = await startApi({ data: '', memory: true, control: true, env: { ...process.env, DATABASE_URL: '', SCANHARBOR_SITE: folder.site } });
  page.apiAddress = api.address;
});

afterAll(async () => {
  page.apiAddress = shared;
  await api.stop();
  folder.remove();
});

async function read(id: string, account?: 'admin' | 'staff' | 'patient') {
  const authorization = account ? await getToken(account) : 'anonymous';
  const response = await fetch(`${api.address}/api/releases/sets/${id}`, { headers: { authorization } });
  const body = (await response.json()) as VersionSet & { messages?: { user_msg: string }[] };
  return { status: response.status, body, message: body.messages?.[0]?.user_msg };
}

const create = (days = 7) => createSet(folder.site, { versions: [{ name: 'mfe-blog', version: old }], days, reason: 'Review' });

it('gives a set of versions to staff only, without its author and reason', async () => {
  const { id, expires, remotes, signature } = create();
  const { status, body } = await read(id, 'staff');
  expect([status, body]).toEqual([200, { id, expires, remotes, signature }]);
  // The signature covers the text, so the order of the fields counts.
  expect(JSON.stringify(body.remotes)).toBe(JSON.stringify(remotes));
  expect((await read(id)).status).toBe(401);
  expect((await read(id, 'patient')).status).toBe(403);
});

it('says why there is no such set, or not any longer', async () => {
  const [ended, withdrawn] = [create(1), create()];
  withdrawSet(folder.site, withdrawn.id);
  expect(await read('0123456789ab', 'staff')).toMatchObject({ status: 404, message: 'There is no preview with this link.' });
  expect(await read(encodeURIComponent('../registry'), 'staff')).toMatchObject({ status: 404 });
  expect(await read(withdrawn.id, 'staff')).toMatchObject({ status: 410, message: 'This preview was withdrawn.' });
  await control('clock', { advance: 25 * 3_600_000 });
  expect(await read(ended.id, 'staff')).toMatchObject({ status: 410, message: 'This preview has expired.' });
});
