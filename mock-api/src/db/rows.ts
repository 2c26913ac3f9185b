/** Returns the first row of a query, or undefined without rows. */
export const firstRow = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0];

/** Returns the one row of an insert with `returning`; throws an Error without rows. */
export async function insertedRow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new Error('The insert returned no row.');
  return row;
}

/** True when a statement with `returning` changed at least one row. */
export const hasRows = async (rows: PromiseLike<unknown[]>): Promise<boolean> => (await rows).length > 0;

/** Removes the undefined values, so that an update leaves those columns alone. */
export function pickDefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}

/** Groups rows by a key, in their order. (`Map.groupBy` is younger than the oldest supported Node.) */
export function groupByKey<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = getKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Returns the rows of a plain statement; the two drivers return them differently. */
export function readRows<Row>(result: unknown): Row[] {
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[];
}
