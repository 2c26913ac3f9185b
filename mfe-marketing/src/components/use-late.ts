import { useState } from 'react';

type Late<Part> = { state: 'closed' | 'loading' | 'failed' } | { state: 'here'; part: Part };

/** Code that comes when it is asked for, so that the page stays light; after a failure it can be asked for again. */
export function useLate<Part>(fetchPart: () => Promise<Part>) {
  const [late, setLate] = useState<Late<Part>>({ state: 'closed' });
  const load = async () => {
    setLate({ state: 'loading' });
    try {
      setLate({ state: 'here', part: await fetchPart() });
    } catch {
      setLate({ state: 'failed' });
    }
  };
  return { late, load };
}
