import { messageShown, requestInProgress, routeChanged, type RouteHandle, type Store } from '@scanharbor/shared-contracts';
import { type ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, redirect } from 'react-router-dom';
import { type Composition, findOwner } from '../federation/composition';
import { getDeadline } from '../federation/deadline';
import { type RemoteLoader } from '../federation/load-remote';
import { bestMatch } from '../federation/match-url';
import { SiteLayout } from '../layout/site-layout';
import { listShellRoutes } from '../routes';
import { type AccessDecision, resolveAccess } from './route-guard';
import { createRemoteRoutes } from './remote-routes';
import { onPathChange } from './on-path-change';
import { createUnmatchedRoute } from './unmatched-route';

interface RouterParts {
  store: Store;
  composition: Composition;
  loadRemote: RemoteLoader;
  /** Resolves when the session has loaded. */
  started: () => Promise<unknown>;
  /** Shown until the first screen is ready, when that takes long. */
  PendingPage: ComponentType;
}

const publicRule: Pick<RouteHandle, 'access'> = { access: 'public' };

/** Creates the data router: one parent route, the shell's screens, and a remote's routes once one of its URLs is visited. */
export function createAppRouter({ store, composition, loadRemote, started, PendingPage }: RouterParts) {
  const patched = new Set<string>();
  const failures = new Map<string, unknown>();
  let rejection: string | undefined;

  const check = (rule: Pick<RouteHandle, 'access' | 'guestsOnly'>, { pathname, search }: URL): AccessDecision =>
    resolveAccess(rule, store.getState().session, pathname, search, requestInProgress.isMarked());

  /** Finds the access rule of a prefix in the registry, before any code of the remote has loaded. */
  function findPrefixRule(owner: string, path: string) {
    const rules = composition[owner]?.extras.scanharbor.prefixAccess ?? [];
    const rule = bestMatch(rules, ({ prefix }) => `${prefix}/*`, path);
    return rule && !rule.except?.includes(path) ? rule : undefined;
  }

  async function mayLoad(owner: string, url: URL) {
    const rule = findPrefixRule(owner, url.pathname);
    if (!rule) return true;
    await started();
    return check(rule, url).allow;
  }

  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: <SiteLayout />,
        HydrateFallback: PendingPage,
        shouldRevalidate: () => true,
        loader: async ({ request }) => {
          await started();
          const url = new URL(request.url);
          const leaf = matchRoutes(router.routes, url.pathname)?.at(-1)?.route;
          const owner = findOwner(composition, url.pathname);
          const rule =
            (leaf?.path !== '*' && (leaf?.handle as RouteHandle | undefined)) ||
            (owner && findPrefixRule(owner, url.pathname)) ||
            publicRule;
          const decision = check(rule, url);
          if (decision.allow) return null;
          rejection = decision.message ?? rejection;
          return redirect(decision.to);
        },
        children: [...listShellRoutes(), { path: '*', Component: createUnmatchedRoute(composition, failures) }],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch, signal }) => {
        const url = new URL(path, location.origin);
        const owner = findOwner(composition, url.pathname);
        if (!owner || patched.has(owner) || !(await mayLoad(owner, url))) return;
        try {
          const module = await loadRemote(owner, getDeadline(signal));
          // The router ignores the patch of an aborted navigation; the navigation that replaced it patches again.
          if (signal.aborted || patched.has(owner)) return;
          patched.add(owner);
          failures.delete(owner);
          patch('root', createRemoteRoutes(owner, composition[owner]?.metadata.version ?? '', module));
        } catch (error) {
          failures.set(owner, error);
        }
      },
    },
  );
  // A change of path dismisses messages, so the reason for a redirect is shown after it.
  onPathChange(router, () => store.dispatch(routeChanged()));
  router.subscribe(({ navigation }) => {
    if (rejection === undefined || navigation.state !== 'idle') return;
    store.dispatch(messageShown({ id: 'access', status: false, message: rejection }));
    rejection = undefined;
  });

  const mayOpen = (owner: string, path: string) => {
    const rule = findPrefixRule(owner, path);
    return !rule || check(rule, new URL(path, location.origin)).allow;
  };
  return { router, mayOpen };
}

export type AppRouter = ReturnType<typeof createAppRouter>['router'];

/** Resolves when the first screen can render completely, without an empty frame first. */
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
