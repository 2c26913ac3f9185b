import { type WebStorage } from './web-storage';

/** Stores one value under one key of a storage; an unreadable value or one that is not `valid` counts as absent. */
export function createJsonStorage<Value>(storage: WebStorage, key: string, valid: (value: unknown) => value is Value) {
  return {
    save: (value: Value) => storage.setItem(key, JSON.stringify(value)),
    read: (): Value | undefined => {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return valid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    clear: () => storage.removeItem(key),
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
