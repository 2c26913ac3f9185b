import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of the URL, and how to change them in place: no entry in the history, no jump to the top. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (write: (next: URLSearchParams) => void) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          write(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params, change] as const;
}
