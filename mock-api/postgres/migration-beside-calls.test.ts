import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { connect } from '../src/db/database';
import { createDatabase } from './create-database';

const migrations = join(__dirname, '../drizzle');

/** Returns a folder with the migrations before one; the folder ends with the test. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter((entry) => entry.tag < tag) }));
  return folder;
}

// 0031 changes progress_records and then requests; the call reads them in the other order.
it('gives way to calls while another one uses a table, also in another order, and migrates once it has ended', async () => {
  const url = await createDatabase('beside_calls');
  const earlier = migrationsBefore('0031');
  const fill = () => Promise.resolve();
  await (await connect({ url, migrations: earlier, fill })).close();
  rmSync(earlier, { recursive: true });

  const client = postgres(url, { max: 2, onnotice: () => undefined });
  const isWaiting = async () => {
    const waiting = await client`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%ALTER TABLE "requests"%'`;
    return waiting.length > 0;
  };
  let upgrade: ReturnType<typeof connect> | undefined;
  await client.begin(async (call) => {
    await call`select id from requests limit 1`;
    upgrade = connect({ url, migrations, fill });
    while (!(await isWaiting()));
    await client`select id from progress_records limit 1`;
    await call`select id from progress_records limit 1`;
  });
  await (await upgrade)?.close();
  expect(await client`select more_blob_ids from requests limit 1`).toEqual([]);
  await client.end();
});
