import { type ComponentType, type ReactNode } from 'react';
import { createLazyModule, type LazyModule, useLazyModule } from './lazy-module';

/**
 * Creates a dialog or other overlay whose code `load` fetches when it first opens, or on `prefetch`.
 * Shows nothing while loading. After a failed load, `Fallback` gets its props; the next opening retries.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): ComponentType<Props> & Pick<LazyModule<unknown>, 'prefetch'> {
  const code = createLazyModule(load);
  function LazyDialog(props: Props): ReactNode {
    const { module: Dialog, failed } = useLazyModule(code);
    if (Dialog) return <Dialog {...props} />;
    return failed ? <Fallback {...props} /> : null;
  }
  return Object.assign(LazyDialog, { prefetch: code.prefetch });
}
