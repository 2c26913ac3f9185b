import { join } from 'node:path';
import { connect } from '../src/db/database';
import { defaultTiming, openJobQueue } from '../src/db/job-queue';
import { createDatabase } from './create-database';

const migrations = join(__dirname, '../drizzle');

it.each([1, 2, 3])('sets up tables and job queues when six processes start at the same time, attempt %p', async (attempt) => {
  const url = await createDatabase(`first_${attempt}`);
  const reports: unknown[] = [];
  const connections = await Promise.all(Array.from({ length: 6 }, () => connect({ url, migrations, fill: () => Promise.resolve() })));
  const queues = await Promise.allSettled(
    connections.map(({ run, takeTurn }) => takeTurn(() => openJobQueue(run, defaultTiming, (cause) => reports.push(cause)))),
  );
  for (const queue of queues) if (queue.status === 'fulfilled') await queue.value.close();
  for (const connection of connections) await connection.close();
  expect(queues.map(({ status }) => status)).toEqual(connections.map(() => 'fulfilled'));
  expect(reports).toEqual([]);
});
