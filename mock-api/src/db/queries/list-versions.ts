import { eq, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { practiceVersions } from '../schema/index';

const prepare = (db: Database) =>
  db
    .select({ version: practiceVersions.version })
    .from(practiceVersions)
    .where(eq(practiceVersions.practiceId, sql.placeholder('practiceId')))
    .prepare('list version');

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Reads the version of a practice's lists: another one whenever a committed change may have changed them. */
export async function readListVersion(db: Database, practiceId: number): Promise<string> {
  const statement = prepared.get(db) ?? prepare(db);
  prepared.set(db, statement);
  const [row] = await statement.execute({ practiceId });
  return String(row?.version ?? 0);
}
