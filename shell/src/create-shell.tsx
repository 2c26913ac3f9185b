import { type AppConfig, type ContractServices, createStore, setConfig, type Store } from '@scanharbor/shared-contracts';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type Composition } from './federation/composition';
import { type RemoteLoader } from './federation/load-remote';
import { reconnectModule } from './load-reconnect';
import { createPendingPage } from './layout/pending-page';
import { trackScroll } from './layout/scroll-restoration';
import { signedInModule } from './session/load-signed-in-module';
import { keepEntryState } from './router/entry-state';
import { reportOnSubscribe } from './router/report-on-subscribe';
import { createAppRouter, routerReady } from './router/router';
import { createConnection } from './session/connection';
import { persistDrafts } from './session/drafts-storage';
import { getCallToken } from './session/page-token';
import { registerSessionListeners, createDeadlineHandler } from './session/session-listeners';
import { type GoTo } from './session/go-to';
import { createStartUp } from './session/start-up';

interface ShellParts {
  config: Partial<AppConfig>;
  /** Versions of the remotes on this page, and their loader. */
  composition: Composition;
  loadRemote: RemoteLoader;
  validateResponse?: ContractServices['validateResponse'];
  /** Reloads the page. */
  reload?: () => void;
  /** Opens another site. */
  leave?: (url: string) => void;
}

/** Starts the watch of the session with the first user of the page. Returns a function that stops it. */
function watchSession(store: Store, start: () => Promise<() => void>) {
  let stop = () => {};
  const unsubscribe = store.subscribe(() => {
    if (store.getState().session.status !== 'user') return;
    unsubscribe();
    void start().then((stopWatch) => (stop = stopWatch));
  });
  return () => {
    unsubscribe();
    stop();
  };
}

/**
 * Creates and connects the store and the router of one page. `application` renders a pending page until the first screen is
 * `ready` to render completely.
 */
export function createShell({
  config,
  composition,
  loadRemote,
  validateResponse,
  reload = () => location.reload(),
  leave = (url) => location.assign(url),
}: ShellParts) {
  const { apiBase, apiKey } = setConfig(config);
  const getStore = (): Store => store;
  const { store, listen } = createStore({
    apiBase,
    apiKey,
    token: () => getCallToken(reload),
    // Each tab has a separate location; the cookie contains the last choice of any tab.
    location: () => getStore().getState().session.locationId,
    validateResponse,
    provePassword: async () => (await signedInModule.fetch()).passwordPrompt.ask(),
    hasChangeStream: true,
    sessionDeadline: createDeadlineHandler(getStore),
    // Without the module the screens show their own errors.
    onUnreachable: () =>
      void reconnectModule.fetch().then(
        ({ recover }) => recover({ store: getStore(), apiBase }),
        () => undefined,
      ),
  });
  persistDrafts(store);

  const goTo: GoTo = (to, options) => router.navigate(to, options);
  const connection = createConnection();
  const started = createStartUp({ store, connection, goTo });
  void started();
  const stopEntryState = keepEntryState();
  const trackRouter = trackScroll();
  const { router, mayOpen } = createAppRouter({
    store,
    composition,
    loadRemote,
    started,
    PendingPage: createPendingPage(connection),
  });
  registerSessionListeners(store, listen, { goTo, reload, leave });
  const stopSessionWatch = watchSession(store, async () => {
    const { watchSessionEnd } = await signedInModule.fetch();
    return watchSessionEnd({ store, goTo, reload });
  });
  const stopScroll = trackRouter(router);

  const application = (
    <Provider store={store}>
      <RouterProvider router={reportOnSubscribe(router)} onError={(error) => window.reportError(error)} />
    </Provider>
  );

  function dispose() {
    stopSessionWatch();
    stopScroll();
    stopEntryState();
    connection.dispose();
    router.dispose();
  }

  return { store, listen, router, mayOpen, application, ready: () => routerReady(router), dispose };
}
