import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns whether a boolean parameter of the URL is on: any value but 0 and false. */
export const isParamSet = (param: string | null) => param !== null && param !== '0' && param !== 'false';

/** Returns the URL's parameters and a function that changes them in place: without a history entry, without a scroll to the top. */
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
