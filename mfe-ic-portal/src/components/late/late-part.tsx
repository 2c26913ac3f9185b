import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { type ComponentType, type ReactNode } from 'react';
import { texts } from '../../texts';
import { lateCode } from './late-code';
import { useLateCode } from './use-late-code';

/**
 * A part of a screen whose code is fetched when it is first shown, or `ahead`. Takes how to load it, and what
 * is there meanwhile, lines when left out. When that fails, the part says so in its place, with Try again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = <Skeleton lines={8} />) {
  const code = lateCode(load);
  function LatePart(props: Props) {
    const { Part, failed, retry } = useLateCode(code);
    if (Part) return <Part {...props} />;
    if (failed) return <LoadError title={texts.onDemand.partFailed} onRetry={retry} />;
    return meanwhile;
  }
  return Object.assign(LatePart, { ahead: code.ahead });
}
