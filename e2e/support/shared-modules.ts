import { changeBrowser } from './new-profile';

interface Container {
  init(scope: Record<string, object>): unknown;
}

interface SharedModules {
  /** Names of the remotes that received the share scope, in order. */
  remotes: string[];
  /** Number of different scopes. */
  scopes: number;
  /** Number of versions of each shared module in the last scope. */
  versions: Record<string, number>;
}

function record() {
  const sharedScopes: { remote: string; scope: Record<string, object> }[] = [];
  Object.assign(window, { sharedScopes });
  for (const remote of ['mfe_patient_request', 'mfe_ic_portal', 'mfe_marketing', 'mfe_invitation']) {
    let container: (Container & { get: unknown }) | undefined;
    Object.defineProperty(window, remote, {
      configurable: true,
      get: () => container,
      set: (original: typeof container) => {
        container = original && {
          get: original.get,
          init: (scope) => {
            sharedScopes.push({ remote, scope });
            return original.init(scope);
          },
        };
      },
    });
  }
}

/** Makes each following page record the modules that the shell shares with each remote. */
export const watchSharedModules = () => changeBrowser(browser.addInitScript(record));

/** Returns the modules recorded since the page was opened. */
export const readSharedModules = (): Promise<SharedModules> =>
  browser.execute(() => {
    const { sharedScopes: recorded } = window as unknown as { sharedScopes: { remote: string; scope: Record<string, object> }[] };
    const last = recorded.at(-1)?.scope ?? {};
    return {
      remotes: recorded.map(({ remote }) => remote),
      scopes: new Set(recorded.map(({ scope }) => scope)).size,
      versions: Object.fromEntries(Object.entries(last).map(([name, versions]) => [name, Object.keys(versions).length])),
    };
  });
