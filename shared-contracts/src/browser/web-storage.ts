/** What the suite uses of a browser's storage. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

interface OpenedStorage extends WebStorage {
  /** Whether a reload keeps what was stored: not where the browser forbids its storage, or had no room for a value. */
  isKept: () => boolean;
}

type Kind = 'localStorage' | 'sessionStorage';

declare global {
  // A variable of the page, since each remote has its own copy of this module.
  var valuesOfPage: Partial<Record<Kind, Map<string, string>>> | undefined;
}

/**
 * Opens a storage that never throws. A browser that blocks cookies forbids any access to its own, and a full one takes no value: such
 * values last until the page is closed.
 */
function openStorage(kind: Kind): OpenedStorage {
  const getValuesOfPage = () => ((globalThis.valuesOfPage ??= {})[kind] ??= new Map<string, string>());
  function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
    try {
      return access(globalThis[kind]);
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key) => getValuesOfPage().get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) getValuesOfPage().delete(key);
      else getValuesOfPage().set(key, value);
    },
    removeItem: (key) => {
      getValuesOfPage().delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      getValuesOfPage().clear();
      attempt((storage) => storage.clear());
    },
    isKept: () => getValuesOfPage().size === 0 && attempt((storage) => storage.getItem(kind)) !== undefined,
  };
}

/** The storage of this browser, for all its tabs and visits. */
export const browserStorage = openStorage('localStorage');

/** The storage of this tab, which a reload keeps. */
export const tabStorage = openStorage('sessionStorage');

/** Whether the browser forbids the page to store anything, so that nothing outlives a reload. */
export function isStorageForbidden(): boolean {
  try {
    return (globalThis.localStorage as Storage | null) === null;
  } catch {
    return true;
  }
}
