import { type ComponentType, type ReactNode } from 'react';
import { LoadError, type LoadErrorProps } from '../load-error/index';
import { Skeleton } from '../skeleton/index';
import { uiTexts } from '../texts';
import { createLazyModule, type LazyModule, useLazyModule } from './lazy-module';

interface LazySectionOptions extends Partial<Pick<LoadErrorProps, 'title' | 'level'>> {
  /** Shown while the code loads; by default eight skeleton lines. */
  pending?: ReactNode;
}

/** Creates a section whose code `load` fetches on its first render, or on `prefetch`. A failed load shows an error with Try again. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = <Skeleton lines={8} />, title = uiTexts.sectionFailed, level = 2 }: LazySectionOptions = {},
): ComponentType<Props> & Pick<LazyModule<unknown>, 'prefetch'> {
  const code = createLazyModule(load);
  function LazySection(props: Props): ReactNode {
    const { module: Section, failed, retry } = useLazyModule(code);
    if (Section) return <Section {...props} />;
    return failed ? <LoadError title={title} level={level} onRetry={retry} /> : pending;
  }
  return Object.assign(LazySection, { prefetch: code.prefetch });
}
