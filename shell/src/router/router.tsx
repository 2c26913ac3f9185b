import { messageShown, requestInProgress, routeChanged, type RouteHandle, type Store } from '@scanharbor/shared-contracts';
import { createBrowserRouter, matchRoutes, redirect } from 'react-router-dom';
import { type Composition, ownerOf } from '../federation/composition';
import { type RemoteLoader } from '../federation/load-remote';
import { bestMatch } from '../federation/match-url';
import { SiteLayout } from '../layout/site-layout';
import { shellRoutes } from '../routes';
import { type Decision, decide } from './decide';
import { graft } from './graft';
import { onScreenChange } from './screen-change';
import { createUnresolved } from './unresolved';

interface RouterParts {
  store: Store;
  composition: Composition;
  loadRemote: RemoteLoader;
  /** Resolves when it is known who is at the screen. */
  started: () => Promise<unknown>;
}

const ownRule: Pick<RouteHandle, 'access'> = { access: 'public' };

/** The data router: one parent route, the shell's own screens, and what the remotes bring when their URLs are visited. */
export function createAppRouter({ store, composition, loadRemote, started }: RouterParts) {
  const grafted = new Set<string>();
  const failures = new Map<string, unknown>();
  let refusal: string | undefined;

  const judge = (rule: Pick<RouteHandle, 'access' | 'guestsOnly'>, { pathname, search }: URL): Decision =>
    decide(rule, store.getState().session, pathname, search, requestInProgress.isMarked());

  /** Access of everything below a prefix, known from the registry before any code of the remote is there. */
  function prefixRule(owner: string, path: string) {
    const rules = composition[owner]?.extras.scanharbor.prefixAccess ?? [];
    const rule = bestMatch(rules, ({ prefix }) => `${prefix}/*`, path);
    return rule && !rule.except?.includes(path) ? rule : undefined;
  }

  async function mayLoad(owner: string, url: URL) {
    const rule = prefixRule(owner, url.pathname);
    if (!rule) return true;
    await started();
    return judge(rule, url).allow;
  }

  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: <SiteLayout />,
        shouldRevalidate: () => true,
        loader: async ({ request }) => {
          await started();
          const url = new URL(request.url);
          const leaf = matchRoutes(router.routes, url.pathname)?.at(-1)?.route;
          const owner = ownerOf(composition, url.pathname);
          const rule = (leaf?.path !== '*' && leaf?.handle) || (owner && prefixRule(owner, url.pathname)) || ownRule;
          const decision = judge(rule as RouteHandle, url);
          if (decision.allow) return null;
          refusal = decision.message ?? refusal;
          return redirect(decision.to);
        },
        children: [...shellRoutes, { path: '*', Component: createUnresolved(composition, failures) }],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch, signal }) => {
        const url = new URL(path, location.origin);
        const owner = ownerOf(composition, url.pathname);
        if (!owner || grafted.has(owner) || !(await mayLoad(owner, url))) return;
        try {
          const module = await loadRemote(owner);
          // The router ignores what an overtaken navigation brings; the one that overtook it asks again.
          if (signal.aborted || grafted.has(owner)) return;
          grafted.add(owner);
          failures.delete(owner);
          patch('root', graft(owner, composition[owner]?.metadata.version ?? '', module));
        } catch (fault) {
          failures.set(owner, fault);
        }
      },
    },
  );
  // Messages that wait to be dismissed leave with their screen; the reason for a redirect belongs to the one it leads to.
  onScreenChange(router, () => store.dispatch(routeChanged()));
  router.subscribe(({ navigation }) => {
    if (refusal === undefined || navigation.state !== 'idle') return;
    store.dispatch(messageShown({ id: 'access', status: false, message: refusal }));
    refusal = undefined;
  });

  const mayOpen = (owner: string, path: string) => {
    const rule = prefixRule(owner, path);
    return !rule || judge(rule, new URL(path, location.origin)).allow;
  };
  return { router, mayOpen };
}

export type AppRouter = ReturnType<typeof createAppRouter>['router'];

/** Resolves when the first screen can be drawn whole: an empty frame first would only be drawn twice. */
export function routerReady(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
