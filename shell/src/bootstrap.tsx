import { type AppConfig, config, createStore, setConfig, type Store } from '@scanharbor/shared-contracts';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { answerCheck } from './answer-check';
import { compose } from './federation/composition';
import { fetchAhead } from './federation/fetch-ahead';
import { createRemoteLoader } from './federation/load-remote';
import { pageJson, type Registry } from './federation/registry';
import { visitorId } from './federation/visitor';
import { createAppRouter, routerReady } from './router/router';
import { readCookie } from './session/cookies';
import { keepDrafts } from './session/drafts-storage';
import { answerSession, tellDeadline } from './session/listeners';
import { createStartUp } from './session/start-up';

/** Builds the store, the router and the page: the only place where they are made. */
export async function start() {
  setConfig(pageJson<Partial<AppConfig>>('sh-config') ?? {});
  const { apiBase, apiKey } = config();
  const { store, listener } = createStore({
    apiBase,
    apiKey,
    token: () => readCookie('authToken'),
    location: () => readCookie('location'),
    checkAnswer: await answerCheck(),
    sessionDeadline: (iso) => tellDeadline((): Store => store)(iso),
  });
  keepDrafts(store);

  const composition = compose(pageJson<Registry>('sh-registry'), visitorId());
  const started = createStartUp(store, () => void router.navigate('/', { replace: true }));
  void started();
  const loadRemote = createRemoteLoader(composition);
  const { router, mayOpen } = createAppRouter({ store, composition, loadRemote, started });
  answerSession(store, listener, (to, options) => void router.navigate(to, options));

  await routerReady(router);
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the application');
  createRoot(place).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  fetchAhead({ composition, loadRemote, mayOpen });
}
