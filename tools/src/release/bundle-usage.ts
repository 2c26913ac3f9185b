import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointOfHook } from '../contract-usage/hook-names';
import { type Member } from '../contract-usage/member';
import { type Usage } from '../contract-usage/usage';
import { usageFile } from '../contract-usage/manifest-files';
import { type RemoteManifest } from '../build/build-manifest';
import { listScripts } from './bundle-checks';
import { listLiveMembers, readUsage } from './compatibility';

/** A contract member that a script refers to, and the text in which it does. */
interface Reference {
  member: Member;
  file: string;
  text: string;
}

interface Bundle {
  folder: string;
  /** Paths of its scripts. */
  scripts: string[];
  /** Whether another federation runtime built it, without the suite's record of its usage. */
  isForeign: boolean;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Lists how a member of the contract shows in minified code, as pairs of a pattern and the members of which one must be declared. Bundlers
 * shorten variables, and leave the names of properties and the texts: hooks, `paths.home(`, `endpoints.invitation`, and URLs of calls.
 */
function createPatterns(offered: Member[], { isForeign }: Bundle): ((text: string) => { text: string; members: Member[] }[])[] {
  const of = (kind: string) => offered.filter((member) => member.startsWith(`${kind} `));
  const endpoints = new Map(of('endpoint').map((member) => [member.slice(member.lastIndexOf('.') + 1), member]));
  const routes = new Set(of('route'));
  // A library in a bundle of the suite may have a hook of the same name; its record of imports is complete.
  const hooks = new Set(isForeign ? of('export') : []);
  const calls = new Map<string, Member[]>();
  for (const member of of('call')) {
    const path = member.split(' ')[2] ?? '';
    if (path.includes('/')) calls.set(path, [...(calls.get(path) ?? []), member]);
  }
  // The longest first, so that 'bookings/book/' is not taken for 'bookings/'.
  const callPaths = [...calls.keys()].sort((one, other) => other.length - one.length);
  const callPattern = new RegExp(
    `["'\`]/?api/(${callPaths.map((path) => escape(path).replace(/:/g, '[^/?"\'`]*')).join('|')})(?=["'\`?])`,
    'g',
  );
  const toCallPath = (path: string) => callPaths.find((one) => new RegExp(`^${escape(one).replace(/:/g, '[^/]*')}$`).test(path)) ?? '';
  return [
    (text) =>
      [...new Set(text.match(/\buse[A-Z]\w*/g))].map((hook) => {
        const endpoint = endpoints.get(endpointOfHook(hook) ?? '');
        return { text: hook, members: endpoint ? [endpoint] : hooks.has(`export ${hook}`) ? [`export ${hook}`] : [] };
      }),
    (text) =>
      [...text.matchAll(/\bendpoints\.(\w+)/g)].map(([found, name = '']) => ({
        text: found,
        members: [endpoints.get(name) ?? []].flat(),
      })),
    (text) =>
      [...text.matchAll(/\bpaths\.(\w+)\(/g)].map(([found, name = '']) => ({
        text: found.slice(0, -1),
        members: [`route paths.${name}`].filter((route) => routes.has(route)),
      })),
    (text) =>
      [...text.matchAll(callPattern)].map(([found, path = '']) => ({ text: found.slice(1), members: calls.get(toCallPath(path)) ?? [] })),
  ];
}

/** Lists what the scripts of a bundle use of a contract and the bundle does not declare, each member once. */
function findUndeclaredUsage(bundle: Bundle, declared: Usage, offered: Member[]): Reference[] {
  const patterns = createPatterns(offered, bundle);
  const found = new Map<Member, Reference>();
  for (const file of bundle.scripts) {
    const code = readFileSync(join(bundle.folder, file), 'utf8');
    for (const { text, members } of patterns.flatMap((search) => search(code))) {
      const [member] = members;
      if (member === undefined || members.some((one) => Object.hasOwn(declared, one)) || found.has(member)) continue;
      found.set(member, { member, file, text });
    }
  }
  return [...found.values()];
}

/**
 * Throws when the scripts of a bundle use members of the live contract that the bundle does not declare: no later release would retain
 * them.
 */
export function assertUsageIsDeclared(site: string, folder: string, { container }: RemoteManifest) {
  const bundle = { folder, scripts: listScripts(folder), isForeign: container !== undefined };
  const lines = findUndeclaredUsage(bundle, readUsage(folder) ?? {}, listLiveMembers(site)).map(
    ({ member, text, file }) => `  ${member} (${text} in ${file})`,
  );
  if (lines.length > 0)
    throw new Error([`Rejected: the scripts use what ${usageFile} does not declare. Declare it, or remove it:`, ...lines].join('\n'));
}
