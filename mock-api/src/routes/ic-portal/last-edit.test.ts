import { call, getToken, reset } from '../../../testing/client';
import { locationIds, userIds } from '../../seed/demo-data';

const { newYork } = locationIds;

beforeEach(() => reset());

const read = async (path: string, account: Parameters<typeof getToken>[0] = 'admin') =>
  call<{ data: { By: string; At: string; TimeZone: string } | null }>(`GET ic-portal/last-edit/${path}`, {
    token: await getToken(account),
  });

it('names who of the practice changed a location, its schedule or a user last, and no one before', async () => {
  for (const path of [`location/${newYork}`, `schedule/${newYork}`, `user/${userIds.staff}`])
    expect((await read(path)).body.data).toBeNull();
  const token = await getToken('admin');
  await call(`DELETE ic-portal/scans/${newYork}?scan_type_id=1`, { token });
  expect((await read(`location/${newYork}`)).body.data).toMatchObject({ By: 'Dana Whitaker', TimeZone: 'America/New_York' });
  expect((await read(`schedule/${newYork}`)).body.data?.By).toBe('Dana Whitaker');
  await call('PATCH account/update', { token: await getToken('staff'), body: { first_name: 'Robyn', last_name: 'Hale' } });
  expect((await read(`user/${userIds.staff}`)).body.data?.By).toMatch(/^Rob[iy]n Hale$/);
});

it('is for the administrators of the practice', async () => {
  expect((await read(`location/${newYork}`, 'staff')).status).toBe(403);
  expect((await read(`location/${newYork}`, 'rivalAdmin')).status).toBe(404);
  expect((await read(`user/${userIds.staff}`, 'rivalAdmin')).status).toBe(404);
});
