import { join } from 'node:path';
import { connect } from '../src/db/database';
import { requests } from '../src/db/schema/index';
import { countRequestLists } from '../src/db/queries/request-counts';
import { locationIds } from '../src/seed/demo-data';

const dayMs = 24 * 3_600_000;
const now = new Date('2031-03-04T15:00:00Z');

it('counts a request as open for over a day a millisecond after 24 hours, and not at exactly 24 hours [API-067, API-068]', async () => {
  const url = (globalThis as { apiDatabase?: string }).apiDatabase;
  const { db, close } = await connect({ url, migrations: join(__dirname, '../drizzle'), fill: () => Promise.resolve() });
  const countOverdue = async (age: number) => {
    await db.update(requests).set({ requestedAt: new Date(now.getTime() - age) });
    const places = [locationIds.newYork];
    return (await countRequestLists(db, { practiceId: 1, own: places, active: places, listed: places, now })).openOver24Hours;
  };
  expect(await countOverdue(dayMs)).toBe(0);
  expect(await countOverdue(dayMs + 1)).toBeGreaterThan(0);
  await close();
});
