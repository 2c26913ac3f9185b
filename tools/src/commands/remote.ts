import { buildPackage } from '../build/build-package';
import { isRemote } from '../build/packages';
import { tryOut } from '../remote/canary';
import { check } from '../remote/check';
import { list } from '../remote/list';
import { newRemote } from '../remote/new-remote';
import { type RemoteOptions, remoteOptions, usage } from '../remote/options';
import { release } from '../remote/release';
import { rollback } from '../remote/rollback';
import { weights } from '../remote/weights';
import { command as dev } from './dev';
import { fail } from './fail';

interface Act {
  /** What it takes besides a remote. */
  also?: string[];
  /** Makes its remote, or needs none. */
  free?: boolean;
  run: (name: string, options: RemoteOptions) => Promise<void> | void;
}

const acts: Record<string, Act> = {
  new: { free: true, run: newRemote },
  list: { free: true, run: (_name, options) => list(options) },
  weights: { free: true, run: (_name, options) => weights(options) },
  dev: { run: (name, { port }) => dev([name, ...(port ? ['--port', port] : [])]) },
  build: {
    also: ['shell'],
    run: async (name, options) => {
      const { version, folder } = await buildPackage(name, options.release);
      console.log(`${name} ${version}: ${folder}`);
    },
  },
  check: { also: ['shell', 'shared-contracts'], run: check },
  release: { also: ['shell', 'shared-contracts'], run: release },
  canary: { run: tryOut },
  rollback: { also: ['shell'], run: rollback },
};

/** The life of a remote: from new to released, tried out and taken back. */
export async function command(words: string[]) {
  try {
    const { act, name, options } = remoteOptions(words);
    if (options.help || act === '') return console.log(usage);
    const found = acts[act];
    if (!found) fail(`No such command: ${act}. Known: ${Object.keys(acts).join(', ')} (--help says more)`);
    const known = found.free || isRemote(name) || found.also?.includes(name);
    if (!known) fail(name ? `No such remote: ${name}` : `Which remote? npm run remote -- ${act} NAME`);
    if (options.who) process.env.RELEASED_BY = options.who;
    await found.run(name, options);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
