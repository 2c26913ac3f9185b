import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { assertWithinBudgets } from '../budgets/assert-budgets';
import { type Build, buildPackage } from '../build/build-package';
import { createContractManifest } from '../contract-usage/write-manifests';
import { assertCompatibleWithLive, assertLiveRemotesCompatible } from '../release/compatibility';
import { installedFolder, isOwnRepository, workspaceRoot } from '../webpack/package-folders';
import { type RemoteOptions } from './options';

const bin = (name: string) => realpathSync(installedFolder(`.bin/${name}`));

/** Runs a program of the workspace. Rejects with its output when it fails. */
function program(name: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [bin(name), ...args], { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.trim() || `${name} exited with code ${String(code)}`))));
  });
}

type Gate = () => Promise<void> | void;

/** Returns the gates of a package, in run order. */
function gatesOf(name: string, { site, release }: RemoteOptions): Record<string, Gate> {
  let pending: Promise<Build> | undefined;
  const build = () => (pending ??= buildPackage(name, release));
  const folder = isOwnRepository ? '.' : name;
  const gates: Record<string, Gate> = {
    lint: () => program('eslint', folder, '--max-warnings', '0'),
    types: () => program('tsc', '-p', join(folder, 'tsconfig.json'), '--noEmit'),
    tests: () => program('jest', ...(isOwnRepository ? [] : ['--selectProjects', name]), '--passWithNoTests'),
  };
  const offer = () => assertLiveRemotesCompatible(site, createContractManifest(workspaceRoot));
  if (name === 'shared-contracts') return { ...gates, contract: offer };
  if (name === 'shell') return { ...gates, build: async () => void (await build()), contract: offer };
  return {
    ...gates,
    build: async () => void (await build()),
    contract: async () => {
      const { version, folder } = await build();
      assertCompatibleWithLive(site, { remote: name, version, folder });
    },
    budgets: async () => assertWithinBudgets(await build(), existsSync(site) ? site : undefined),
  };
}

/** Runs all gates of a package, even after a failure, and prints each result. Throws when any gate failed. */
export async function runGates(name: string, options: RemoteOptions) {
  const gates = gatesOf(name, options);
  const selected = options.only?.split(',') ?? Object.keys(gates);
  const unknown = selected.filter((gate) => !(gate in gates));
  if (unknown.length > 0) throw new Error(`Unknown gate: ${unknown.join(', ')}. Gates: ${Object.keys(gates).join(', ')}`);
  const failed: string[] = [];
  for (const [gate, run] of Object.entries(gates).filter(([name]) => selected.includes(name))) {
    const started = Date.now();
    let error = '';
    try {
      await run();
    } catch (failure) {
      failed.push(gate);
      error = failure instanceof Error ? failure.message : String(failure);
    }
    console.log(
      `${gate.padEnd(10)} ${error ? 'FAILED' : 'passed'} in ${((Date.now() - started) / 1000).toFixed(1)} s${error ? `\n${error}` : ''}`,
    );
  }
  if (failed.length > 0) throw new Error(`${name} cannot be released; failed gates: ${failed.join(', ')}`);
}
