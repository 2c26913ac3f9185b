import { join } from 'node:path';
import { connect } from '../src/db/connect';
import { requests } from '../src/db/schema/index';
import { stateConditions } from '../src/portal/states';
import { locationIds } from '../src/seed/names';

const day = 24 * 3_600_000;
const now = new Date('2031-03-04T15:00:00Z');

it('counts as open over a day what is a millisecond older than 24 hours, and not what is exactly that old [API-067, API-068]', async () => {
  const url = (globalThis as { apiDatabase?: string }).apiDatabase;
  const { db, close } = await connect({ url, migrations: join(__dirname, '../drizzle'), fill: async () => {} });
  const late = async (age: number) => {
    await db.update(requests).set({ requestedAt: new Date(now.getTime() - age) });
    return db.$count(requests, stateConditions.openOver24Hours(db, [locationIds.newYork], now));
  };
  expect(await late(day)).toBe(0);
  expect(await late(day + 1)).toBeGreaterThan(0);
  await close();
});
