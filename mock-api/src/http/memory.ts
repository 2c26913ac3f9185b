import { type Database } from '../db/connect';

const kept = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Reads a list that no call changes once, and answers it from memory afterwards. */
export function keepInMemory<Value>(db: Database, name: string, read: () => Promise<Value>): Promise<Value> {
  const lists = kept.get(db) ?? new Map<string, Promise<unknown>>();
  kept.set(db, lists);
  const known = lists.get(name) as Promise<Value> | undefined;
  if (known) return known;
  const asked = read();
  lists.set(name, asked);
  asked.catch(() => lists.delete(name));
  return asked;
}
