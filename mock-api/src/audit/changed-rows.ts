import { z } from 'zod';

const row = z.record(z.string(), z.unknown());

/** A changed row as the database captured it: its keys, and the columns that differ; of an insert all, of a deletion all. */
const changedRow = z.object({ table: z.string(), key: row, before: row.nullable(), after: row.nullable() });

export type ChangedRow = z.infer<typeof changedRow>;

/** Parses the captured changes, one JSON object per line. */
export const parseChangedRows = (captured: string): ChangedRow[] =>
  captured
    .split('\n')
    .filter(Boolean)
    .map((line) => changedRow.parse(JSON.parse(line)));

/** Parses the changes of a stored event. */
export const readChangedRows = (changes: string): ChangedRow[] => z.array(changedRow).parse(JSON.parse(changes));

const readNumber = (value: unknown) => (typeof value === 'number' ? [value] : []);

/** Lists the patients and requests that the changed rows name. */
export function listTouched(rows: readonly ChangedRow[]): { patientIds: number[]; requestIds: number[] } {
  const ofTable = (name: string) => rows.filter(({ table }) => table === name);
  return {
    patientIds: [
      ...rows.flatMap(({ key }) => readNumber(key.patient_id)),
      ...ofTable('users').flatMap(({ key }) => (key.user_type === 'patient' ? readNumber(key.id) : [])),
    ],
    requestIds: [...rows.flatMap(({ key }) => readNumber(key.request_id)), ...ofTable('requests').flatMap(({ key }) => readNumber(key.id))],
  };
}
