import { useEffect, useState } from 'react';

export interface LazyModule<Module> {
  /** Returns the module once it is loaded, undefined before. */
  peek: () => Module | undefined;
  /** Loads the module. Rejects on failure; the next call retries. */
  fetch: () => Promise<Module>;
  /** Loads the module in advance. Ignores a failure; the next `fetch` retries. */
  prefetch: () => void;
}

/** Resolves after the next paint: code that the first screen does not need is requested after it. */
export const afterPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Creates a lazy module from `load`, an `import()`. It loads once; a failed load is not cached. */
export function createLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  const fetch = async (): Promise<Module> => (loaded ??= await load());
  return { peek: () => loaded, fetch, prefetch: () => void fetch().catch(() => undefined) };
}

interface LazyModuleState<Module> {
  module: Module | undefined;
  failed: boolean;
  retry: () => void;
}

/** Loads a lazy module while the calling component is mounted. Returns the module once loaded, or the failure with a retry. */
export function useLazyModule<Module>({ peek, fetch }: LazyModule<Module>): LazyModuleState<Module> {
  const [module, setModule] = useState(peek);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let mounted = true;
    fetch().then(
      (loaded) => {
        if (mounted) setModule(() => loaded);
      },
      () => {
        if (mounted) setFailed(true);
      },
    );
    return () => {
      mounted = false;
    };
  }, [fetch, failed]);
  return { module, failed, retry: () => setFailed(false) };
}
