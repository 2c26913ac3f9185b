import { isRemote } from '../build/packages';
import { startCanary } from '../remote/start-canary';
import { printHealth } from '../remote/health';
import { printStatus } from '../remote/list';
import { printSources } from '../remote/locate';
import { addNewKey, dropKey, newKey, sign, verify } from '../remote/keys';
import { freeze, unfreeze } from '../remote/freeze';
import { type RemoteOptions, remoteOptions, usage } from '../remote/options';
import { promote } from '../remote/promote';
import { publish } from '../remote/publish';
import { repair } from '../remote/repair';
import { rollback } from '../remote/rollback';
import { endSet, makeSet, printSets } from '../remote/sets';
import { printSizes } from '../remote/sizes';
import { registryActions } from '../registry/client';
import { readRegistry } from '../release/registry';
import { ChangedReleaseError } from '../release/revision';
import { SiteBusyError } from '../release/site-lock';
import { readSiteState } from '../release/site-state';
import { exitWithError } from './exit-with-error';

interface Action {
  /** Accepted packages besides remotes. */
  also?: string[];
  /** True for a subcommand that also accepts remotes that were built elsewhere. */
  published?: boolean;
  /** True for a subcommand that creates its remote or needs none. */
  free?: boolean;
  run: (name: string, options: RemoteOptions) => Promise<void> | void;
}

/** Actions that build or serve import their code when they run: the others start without webpack and TypeScript. */
const actions: Record<string, Action> = {
  new: { free: true, run: async (name, options) => (await import('../remote/new-remote')).newRemote(name, options) },
  health: { free: true, run: (_name, options) => printHealth(options) },
  state: { free: true, run: (_name, { site }) => console.log(JSON.stringify(readSiteState(site))) },
  list: { free: true, run: (_name, options) => printStatus(options) },
  locate: { free: true, run: printSources },
  sizes: { free: true, run: (_name, options) => printSizes(options) },
  owners: { free: true, run: async () => (await import('../remote/code-owners')).writeCodeOwners() },
  dev: { run: async (name, { port }) => (await import('./dev')).command([name, ...(port ? ['--port', port] : [])]) },
  build: {
    also: ['shell'],
    run: async (name, options) => {
      const { buildPackage } = await import('../build/build-package');
      const { version, folder } = await buildPackage(name, options.release);
      console.log(`${name} ${version}: ${folder}`);
    },
  },
  check: {
    also: ['shell', 'shared-contracts'],
    run: async (name, options) => (await import('../remote/run-gates')).runGates(name, options),
  },
  release: {
    also: ['shell', 'shared-contracts'],
    run: async (name, options) => (await import('../remote/release')).release(name, options),
  },
  set: { free: true, run: makeSet },
  sets: { free: true, run: (_name, options) => printSets(options) },
  withdraw: { free: true, run: endSet },
  publish: { free: true, run: (_name, options) => publish(options) },
  repair: { free: true, run: (_name, options) => repair(options) },
  sign: { free: true, run: (_name, options) => sign(options) },
  verify: { free: true, run: (_name, options) => verify(options) },
  'new-key': { free: true, run: (_name, options) => newKey(options) },
  'rotate-key': { free: true, run: addNewKey },
  'drop-key': { free: true, run: dropKey },
  canary: { published: true, run: startCanary },
  promote: { published: true, run: promote },
  freeze: { free: true, run: freeze },
  registry: { free: true, run: async (name, options) => (await import('../registry/serve')).runRegistry(name, options) },
  unfreeze: { free: true, run: unfreeze },
  rollback: { also: ['shell'], published: true, run: rollback },
};

/** Exit codes of refusals that another try may pass. */
const getExitCode = (failure: unknown) => (failure instanceof ChangedReleaseError ? 4 : failure instanceof SiteBusyError ? 5 : 1);

/** Manages the life cycle of a remote: creation, release, canary and rollback. */
export async function command(args: string[]) {
  try {
    const { action: actionName, name, options } = remoteOptions(args);
    if (options.help || actionName === '') {
      console.log(usage);
      return;
    }
    const action = actions[actionName];
    if (!action) exitWithError(`Unknown command: ${actionName}. Commands: ${Object.keys(actions).join(', ')} (--help describes them)`);
    if (options.keys) process.env.SCANHARBOR_KEYS = options.keys;
    const registry = options.registry ?? process.env.SCANHARBOR_REGISTRY;
    const onRegistry = registry === undefined ? undefined : registryActions[actionName];
    if (registry !== undefined && onRegistry) {
      await onRegistry(registry, name, options);
      return;
    }
    const isPublished = () => Object.hasOwn(readRegistry(options.site).microFrontends, name);
    const isAccepted = action.free || isRemote(name) || action.also?.includes(name) || (action.published && isPublished());
    if (!isAccepted) exitWithError(name ? `Unknown remote: ${name}` : `The name is missing: npm run remote -- ${actionName} NAME`);
    if (options.author) process.env.RELEASED_BY = options.author;
    await action.run(name, options);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure), getExitCode(failure));
  }
}
