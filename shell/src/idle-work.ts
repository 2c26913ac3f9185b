import { type AppConfig } from '@scanharbor/shared-contracts';
import { type createShell } from './create-shell';
import { type Composition } from './federation/composition';
import { type RemoteLoader } from './federation/load-remote';
import { prefetchLinks } from './federation/prefetch';
import { current } from './preview/current-preview';
import { isOutdated } from './releases/is-outdated';
import { reloadOnRelease } from './releases/reload-on-release';

interface IdleWork {
  config: Partial<AppConfig>;
  /** The versions of this visitor by the registry. */
  released: Composition;
  /** The versions of this page. */
  composition: Composition;
  loadRemote: RemoteLoader;
  shell: ReturnType<typeof createShell>;
}

/** What the page does once it is quiet, in one chunk: it loads the code of links, learns of new releases and reports faults. */
export function startIdleWork({ config, released, composition, loadRemote, shell: { listen, mayOpen, router, store } }: IdleWork) {
  current.preview?.follow({ router, store });
  prefetchLinks({ composition, loadRemote, mayOpen });
  reloadOnRelease({ router, store, isOutdated: () => isOutdated(released), reload: () => location.reload() });
  void import(/* webpackChunkName: 'telemetry' */ './telemetry').then(
    ({ startTelemetry }) => startTelemetry({ composition, config, listen, router }),
    // Without this module nothing is reported.
    () => undefined,
  );
}
