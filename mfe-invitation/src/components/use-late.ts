import { useCallback, useEffect, useState } from 'react';

type Late<Part> = { state: 'loading' | 'failed' } | { state: 'here'; part: Part };

/** Code that comes after the screen is drawn; after a failure it can be asked for again. `fetchPart` must stay the same. */
export function useLate<Part>(fetchPart: () => Promise<Part>) {
  const [late, setLate] = useState<Late<Part>>({ state: 'loading' });
  const load = useCallback(async () => {
    setLate({ state: 'loading' });
    try {
      setLate({ state: 'here', part: await fetchPart() });
    } catch {
      setLate({ state: 'failed' });
    }
  }, [fetchPart]);
  useEffect(() => void load(), [load]);
  return { late, again: () => void load() };
}
