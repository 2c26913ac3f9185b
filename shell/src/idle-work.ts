import { type AppConfig } from '@scanharbor/shared-contracts';
import { canWorkOffline } from './offline/offline-cache';
import { type createShell } from './create-shell';
import { type Composition } from './federation/composition';
import { type RemoteLoader } from './federation/load-remote';
import { prefetchLinks } from './federation/prefetch';
import { inspector } from './inspect/inspector';
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

/** Loads the code for signed-in patients. Guests load it only to delete what a patient before them left in this browser. */
function watchPatients(store: IdleWork['shell']['store'], config: Partial<AppConfig>) {
  const hasWorker = canWorkOffline() && navigator.serviceWorker.controller !== null;
  const start = () => {
    const { status, user } = store.getState().session;
    if (status === 'starting' || (!hasWorker && user?.userType !== 'patient')) return;
    unsubscribe();
    void import(/* webpackChunkName: 'patient' */ './patient-work').then(
      ({ startPatientWork }) => startPatientWork(store, config),
      // Without this module nothing is kept for the time without a network.
      () => undefined,
    );
  };
  const unsubscribe = store.subscribe(start);
  start();
}

/** What the page does once it is quiet, in one chunk: it loads the code of links, learns of new releases and reports faults. */
export function startIdleWork({ config, released, composition, loadRemote, shell }: IdleWork) {
  const { listen, mayOpen, router, store } = shell;
  inspector.show?.({ config, released, composition, shell });
  current.preview?.follow({ router, store });
  prefetchLinks({ composition, loadRemote, mayOpen });
  reloadOnRelease({ router, store, isOutdated: () => isOutdated(released), reload: () => location.reload() });
  watchPatients(store, config);
  void import(/* webpackChunkName: 'telemetry' */ './telemetry').then(
    ({ startTelemetry }) => startTelemetry({ composition, config, listen, router }),
    // Without this module nothing is reported.
    () => undefined,
  );
}
