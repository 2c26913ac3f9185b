import { type ComponentType, useEffect, useState } from 'react';
import { type lateCode } from './late-code';

/** A component's code, fetched while who wants it is on the screen: the component once it is there, or that it failed. */
export function useLateCode<Props>({ loaded, fetch }: ReturnType<typeof lateCode<ComponentType<Props>>>) {
  const [Part, setPart] = useState(loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let open = true;
    fetch().then(
      (part) => {
        if (open) setPart(() => part);
      },
      () => {
        if (open) setFailed(true);
      },
    );
    return () => {
      open = false;
    };
  }, [fetch, failed]);
  return { Part, failed, retry: () => setFailed(false) };
}
