interface Container {
  init(scope: Record<string, object>): unknown;
}

interface Seen {
  /** Names of the remotes that the page handed its share scope to, in order. */
  remotes: string[];
  /** How many different scopes were handed out. */
  scopes: number;
  /** How many versions of each shared module the last one held. */
  versions: Record<string, number>;
}

function watch() {
  const seen: { remote: string; scope: Record<string, object> }[] = [];
  Object.assign(window, { seenSharing: seen });
  for (const remote of ['mfe_patient_request', 'mfe_ic_portal', 'mfe_marketing', 'mfe_invitation']) {
    let container: (Container & { get: unknown }) | undefined;
    Object.defineProperty(window, remote, {
      configurable: true,
      get: () => container,
      set: (given: typeof container) => {
        container = given && {
          get: given.get,
          init: (scope) => {
            seen.push({ remote, scope });
            return given.init(scope);
          },
        };
      },
    });
  }
}

/** From the next page on: notes what the shell shares with each remote that it loads. */
export const watchSharing = () => browser.addInitScript(watch);

/** What was noted since the page was opened. */
export const seenSharing = (): Promise<Seen> =>
  browser.execute(() => {
    const { seenSharing: seen } = window as unknown as { seenSharing: { remote: string; scope: Record<string, object> }[] };
    const last = seen.at(-1)?.scope ?? {};
    return {
      remotes: seen.map(({ remote }) => remote),
      scopes: new Set(seen.map(({ scope }) => scope)).size,
      versions: Object.fromEntries(Object.entries(last).map(([name, versions]) => [name, Object.keys(versions).length])),
    };
  });
