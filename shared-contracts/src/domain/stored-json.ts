/** One value under one key of a storage; what cannot be read or is not `valid` counts as absent. */
export function storedJson<Value>(storage: () => Storage, key: string, valid: (value: unknown) => value is Value) {
  return {
    keep: (value: Value) => {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // A full or forbidden storage only costs the convenience of finding the choice again.
      }
    },
    read: (): Value | undefined => {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return valid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    clear: () => storage().removeItem(key),
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
