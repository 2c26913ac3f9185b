import { useState } from 'react';

interface RowKeys {
  rows: readonly { id: string }[];
  keys: ReadonlyMap<string, string>;
  /** Number of keys that were given out. */
  count: number;
}

const none: RowKeys = { rows: [], keys: new Map(), count: 0 };

/** Gives each row the key that it had before; the others get new keys, or those of rows that are gone. */
function giveKeys(rows: RowKeys['rows'], before: RowKeys, mayReuse: boolean): RowKeys {
  const left = new Map(before.keys);
  for (const { id } of rows) left.delete(id);
  const isOtherList = left.size > before.rows.length / 2;
  const free = mayReuse && isOtherList ? [...left.values()] : [];
  let { count } = before;
  const keys = new Map(rows.map(({ id }) => [id, before.keys.get(id) ?? free.shift() ?? String(count++)]));
  return { rows, keys, count };
}

/**
 * Returns the React key of each row, by id. After a sort or on another page, most rows are others: they reuse the elements of those that
 * are gone, which takes half as long as new elements. While most rows stay, and while one of them has the focus, elements are those of
 * their row alone: the focus must not come to be on another row.
 */
export function useRowKeys(rows: RowKeys['rows'], hasFocus: boolean): ReadonlyMap<string, string> {
  const [given, setGiven] = useState(none);
  if (given.rows === rows) return given.keys;
  const next = giveKeys(rows, given, !hasFocus);
  setGiven(next);
  return next.keys;
}
