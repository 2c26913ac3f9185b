/** A change of a table in use, and what the previous version of the API then cannot do. */
const rules: readonly [change: string, pattern: RegExp][] = [
  ['drops a table', /^DROP TABLE (?:IF EXISTS )?"(?<table>\w+)"/],
  ['drops a column', /^ALTER TABLE "(?<table>\w+)" DROP COLUMN (?:IF EXISTS )?"(?<column>\w+)"/],
  ['renames a table', /^ALTER TABLE "(?<table>\w+)" RENAME TO/],
  ['renames a column', /^ALTER TABLE "(?<table>\w+)" RENAME (?:COLUMN )?"(?<column>\w+)" TO/],
  ['changes a type', /^ALTER TABLE "(?<table>\w+)" ALTER COLUMN "(?<column>\w+)" (?:SET DATA )?TYPE/],
  ['requires a value', /^ALTER TABLE "(?<table>\w+)" ALTER COLUMN "(?<column>\w+)" (?:SET NOT NULL|DROP DEFAULT)/],
  ['requires a value', /^ALTER TABLE "(?<table>\w+)" ADD COLUMN "(?<column>\w+)"(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/],
  ['rejects values', /^CREATE UNIQUE INDEX "\w+" ON "(?<table>\w+)"/],
  ['rejects values', /^ALTER TABLE "(?<table>\w+)" ADD CONSTRAINT/],
];

/**
 * Lists the changes of a migration that the previous version of the API may not survive, such as 'drops a column: users.phone'. Tables
 * that the migration itself creates do not count: the previous version does not know them. Code in functions and triggers is not read.
 */
export function listBreakingChanges(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((statement) =>
    statement
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const created = new Set(statements.flatMap((statement) => /^CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) =>
    rules.flatMap(([change, pattern]) => {
      const { table = '', column } = pattern.exec(statement)?.groups ?? {};
      if (!table || created.has(table)) return [];
      return [`${change}: ${table}${column ? `.${column}` : ''}`];
    }),
  );
}
