import { call, control, reset, getToken } from '../../testing/client';
import { practiceIds } from '../seed/demo-data';

beforeEach(reset);

describe('practices', () => {
  it('are found around a ZIP code, nearest first [SC-114]', async () => {
    const near = await call<{ results: { id: number; distance: number }[] }>('POST practices/zip_code/10018', {
      token: await getToken('staff'),
    });
    expect(near.body.results[0]).toMatchObject({ id: practiceIds.main, name: 'Harborview Imaging' });
    const miles = near.body.results.map(({ distance }) => distance);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
  });

  it('cannot be added by a provider with a practice or by patients [SC-115]', async () => {
    const add = async (account: 'staff' | 'patient') =>
      (await call('POST practices/practice', { token: await getToken(account), body: { name: 'Second' } })).status;
    expect(await add('staff')).toBe(409);
    expect(await add('patient')).toBe(403);
  });

  it('have pending modalities that only the platform can set in service [SC-137, SC-138, API-035]', async () => {
    const pending = await call<{ results: { id: number; location: { name: string } }[] }>('GET practices/pending_scans', {
      token: await getToken('platform'),
    });
    expect(pending.body.results).toMatchObject([{ in_service: 0, location: { name: 'Harborview Chicago Loop' } }]);
    const path = `practices/pending_scans/${pending.body.results[0]?.id}`;
    expect((await call(`PATCH ${path}`, { token: await getToken('admin'), body: { in_service: 1 } })).status).toBe(403);
  });
});

describe('polling', () => {
  it('does not extend a session: X-Background leaves the idle time running [API-011]', async () => {
    const token = await getToken('staff');
    const minutes = 60_000;
    const poll = () => call('GET ic-portal/dashboard-card', { token, headers: { 'X-Background': '1' } });
    await control('clock', { advance: 10 * minutes });
    expect((await poll()).status).toBe(200);
    await control('clock', { advance: 6 * minutes });
    expect((await poll()).status).toBe(401);
  });
});
