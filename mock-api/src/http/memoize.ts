import { type Database } from '../db/database';

const cache = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Reads a list that no call changes once per database, and returns it from memory afterwards. */
export function memoizeRead<Value>(db: Database, name: string, read: () => Promise<Value>): Promise<Value> {
  const lists = cache.get(db) ?? new Map<string, Promise<unknown>>();
  cache.set(db, lists);
  const cached = lists.get(name) as Promise<Value> | undefined;
  if (cached) return cached;
  const pending = read();
  lists.set(name, pending);
  pending.catch(() => lists.delete(name));
  return pending;
}
