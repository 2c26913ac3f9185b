import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBreakingChanges } from '../../testing/breaking-changes';

const folder = join(__dirname, '../../drizzle');

/** Before the first release that may run beside its predecessor, an update stopped all processes. */
const beforeRolling = 'older than rolling upgrades';

/**
 * Changes that the previous version survives after all, or does not have to, with the reason. A contracting step names the version that
 * stopped using the column.
 */
const allowed: Record<string, Record<string, string>> = {
  '0001_portal': { 'rejects values: location_scan_types': 'a new column that the database numbers' },
  '0004_without_what_moved': {
    'drops a column: requests.ic_stage': beforeRolling,
    'drops a column: requests.custom_booking_id': beforeRolling,
    'drops a column: requests.refund_status': beforeRolling,
    'drops a column: requests.refund_percent': beforeRolling,
  },
  '0009_audit_trail': { 'rejects values: audit_events': 'a trigger numbers the events' },
  '0013_center_schedule': {
    'rejects values: appointments': beforeRolling,
    'requires a value: appointments.ends_at': beforeRolling,
  },
  '0015_message_delivery': { 'rejects values: outbox': 'a new column that stays empty in earlier versions' },
};

const expand = 'ALTER TABLE "users" ADD COLUMN "nickname" text';

const cases: [migration: string, changes: string[]][] = [
  ['DROP TABLE "users";', ['drops a table: users']],
  [`${expand};--> statement-breakpoint\nALTER TABLE "users" DROP COLUMN "phone";`, ['drops a column: users.phone']],
  ['ALTER TABLE "users" RENAME COLUMN "phone" TO "mobile";', ['renames a column: users.phone']],
  ['ALTER TABLE "users" RENAME TO "people";', ['renames a table: users']],
  ['ALTER TABLE "users" ALTER COLUMN "zip_code" SET DATA TYPE integer;', ['changes a type: users.zip_code']],
  ['-- Why\nALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;', ['requires a value: users.phone']],
  ['ALTER TABLE "users" ALTER COLUMN "phone" DROP DEFAULT;', ['requires a value: users.phone']],
  [`${expand} NOT NULL;`, ['requires a value: users.nickname']],
  ['CREATE UNIQUE INDEX "one_phone" ON "users" USING btree ("phone");', ['rejects values: users']],
  ['ALTER TABLE "users" ADD CONSTRAINT "adult" CHECK (age > 17);', ['rejects values: users']],
  [`${expand};`, []],
  [`${expand} DEFAULT '' NOT NULL;`, []],
  ['CREATE TABLE "pets" ("id" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "pets" ("id");', []],
];

it.each(cases.map(([migration, changes]) => [changes, migration] as const))('finds %j in a migration', (changes, migration) => {
  expect(listBreakingChanges(migration)).toEqual(changes);
});

it('finds no migration that breaks a version of the API beside the new one, except for listed reasons', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => [name.replace('.sql', ''), [...new Set(listBreakingChanges(readFileSync(join(folder, name), 'utf8')))]] as const)
    .filter(([, changes]) => changes.length > 0);
  const reasons = Object.entries(allowed).map(([name, changes]) => [name, Object.keys(changes)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(reasons));
});
