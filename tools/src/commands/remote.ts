import { resolve } from 'node:path';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from '../build/build-package';
import { isRemote, remotes } from '../build/packages';
import { canary, history, note, pointTo, versionBefore } from '../release/pointers';
import { releaseRemote, releaseShell, writePage } from '../release/publish';
import { readRegistry } from '../release/registry';
import { root } from '../webpack/package-folders';
import { fail } from './fail';

const usage = `npm run remote -- list
npm run remote -- build NAME [--release 1.2.0]
npm run remote -- release NAME [--release 1.2.0] [--why "reason"]
npm run remote -- rollback NAME [--to VERSION] [--why "reason"]
npm run remote -- canary NAME --to VERSION --percent 0..100
Options: --site FOLDER (default dist/site). NAME is a remote, or shell for build and release.`;

interface Options {
  site: string;
  release?: string;
  why?: string;
  to?: string;
  percent?: string;
}

function list({ site }: Options) {
  const { microFrontends } = readRegistry(site);
  for (const name of remotes()) {
    const versions = (microFrontends[name] ?? []).map(({ metadata, deployment }) => `${metadata.version} (${deployment.traffic} %)`);
    console.log(`${name.padEnd(22)} ${versions.join(', ') || 'not released'}`);
  }
  for (const { at, what, version, why } of history(site).slice(-10)) console.log(`${at}  ${what} ${version}${why ? `: ${why}` : ''}`);
}

async function build(name: string, { release }: Options) {
  const { version, folder } = await buildPackage(name, release);
  console.log(`${name} ${version}: ${folder}`);
}

async function release(name: string, { site, release: number, why }: Options) {
  const made = await buildPackage(name, number);
  if (name === 'shell') releaseShell(site, made);
  else releaseRemote(site, made, why);
  await writePage(site);
  console.log(`${name} ${made.version} is live`);
}

async function rollback(name: string, { site, to, why = 'rollback' }: Options) {
  const version = to ?? versionBefore(site, name);
  pointTo(site, name, version);
  note(site, { what: name, version, why });
  await writePage(site);
  console.log(`${name} is back at ${version}`);
}

async function tryOut(name: string, { site, to, percent }: Options) {
  const traffic = Number(percent);
  if (!to || !Number.isInteger(traffic) || traffic < 0 || traffic > 100) fail(usage);
  canary(site, name, to, traffic);
  note(site, { what: name, version: to, why: `canary ${traffic} %` });
  await writePage(site);
  console.log(`${name} ${to} is shown to ${traffic} % of the visitors`);
}

/** The life of a remote: build, release, roll back, try out, list. */
export async function command(words: string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { site: text, release: text, why: text, to: text, percent: text },
  });
  const [act, name = ''] = positionals;
  const options: Options = { ...values, site: resolve(values.site ?? join(root, 'dist/site')) };
  const known = isRemote(name) || (name === 'shell' && (act === 'build' || act === 'release'));
  try {
    if (act === 'list') list(options);
    else if (!known) fail(name ? `No such remote: ${name}\n${usage}` : usage);
    else if (act === 'build') await build(name, options);
    else if (act === 'release') await release(name, options);
    else if (act === 'rollback') await rollback(name, options);
    else if (act === 'canary') await tryOut(name, options);
    else fail(usage);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
