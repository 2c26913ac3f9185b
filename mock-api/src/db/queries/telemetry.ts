import { lt } from 'drizzle-orm';
import { type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';
import { type Database } from '../database';
import { telemetry } from '../schema/index';

/** Stores the entries of a report, and removes those before `oldest`. */
export async function insertTelemetry(db: Database, entries: TelemetryEntry[], { at, oldest }: { at: Date; oldest: Date }): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(telemetry).values(entries.map((entry) => ({ ...entry, at })));
  await db.delete(telemetry).where(lt(telemetry.at, oldest));
}
