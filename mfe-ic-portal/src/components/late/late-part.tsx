import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { texts } from '../../texts';
import { lateCode } from './late-code';

/**
 * A part of a screen whose code is fetched when it is first shown, or `ahead`. Takes how to load it. When that fails, the
 * part says so in its place, with Try again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lateCode(load);
  function LatePart(props: Props) {
    const [Part, setPart] = useState(code.loaded);
    const [failures, setFailures] = useState(0);
    const [attempt, setAttempt] = useState(1);
    useEffect(() => {
      let open = true;
      code.fetch().then(
        (part) => {
          if (open) setPart(() => part);
        },
        () => {
          if (open) setFailures(attempt);
        },
      );
      return () => {
        open = false;
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    if (failures < attempt) return <Skeleton lines={8} />;
    return <LoadError title={texts.onDemand.partFailed} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return Object.assign(LatePart, { ahead: code.ahead });
}
