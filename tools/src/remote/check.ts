import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireWithinBudgets } from '../budgets/require';
import { type Build, buildPackage } from '../build/build-package';
import { contractOffer } from '../contract-usage/write';
import { requireFitsLive, requireLiveRemotesFit } from '../release/compatibility';
import { root } from '../webpack/package-folders';
import { type RemoteOptions } from './options';

const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a program of the workspace. Rejects with what it wrote when it ends badly. */
function program(name: string, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [bin(name), ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `${name} ended with code ${code}`))));
  });
}

type Gate = () => Promise<void> | void;

/** The gates of a package, in the order in which they run. */
function gatesOf(name: string, { site, release }: RemoteOptions): Record<string, Gate> {
  let made: Promise<Build> | undefined;
  const build = () => (made ??= buildPackage(name, release));
  const gates: Record<string, Gate> = {
    lint: () => program('eslint', name, '--max-warnings', '0'),
    types: () => program('tsc', '-p', join(name, 'tsconfig.json'), '--noEmit'),
    tests: () => program('jest', '--selectProjects', name, '--passWithNoTests'),
  };
  const offer = () => requireLiveRemotesFit(site, contractOffer(root));
  if (name === 'shared-contracts') return { ...gates, contract: offer };
  if (name === 'shell') return { ...gates, build: async () => void (await build()), contract: offer };
  return {
    ...gates,
    build: async () => void (await build()),
    contract: async () => {
      const { version, folder } = await build();
      requireFitsLive(site, { remote: name, version, folder });
    },
    budgets: async () => requireWithinBudgets(await build(), existsSync(site) ? site : undefined),
  };
}

/** Runs the gates of a package, all of them although one fails, and says how each went. Throws when any failed. */
export async function check(name: string, options: RemoteOptions) {
  const gates = gatesOf(name, options);
  const wanted = options.only?.split(',') ?? Object.keys(gates);
  const unknown = wanted.filter((gate) => !(gate in gates));
  if (unknown.length > 0) throw new Error(`No such gate: ${unknown.join(', ')}. Known: ${Object.keys(gates).join(', ')}`);
  const failed: string[] = [];
  for (const [gate, run] of Object.entries(gates).filter(([known]) => wanted.includes(known))) {
    const started = Date.now();
    let words = '';
    try {
      await run();
    } catch (failure) {
      failed.push(gate);
      words = failure instanceof Error ? failure.message : String(failure);
    }
    console.log(
      `${gate.padEnd(10)} ${words ? 'FAILED' : 'passed'} in ${((Date.now() - started) / 1000).toFixed(1)} s${words ? `\n${words}` : ''}`,
    );
  }
  if (failed.length > 0) throw new Error(`${name} may not be released: ${failed.join(', ')}`);
}
