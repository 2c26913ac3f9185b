import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContractManifest } from '../contract-usage/write-manifests';
import { workspaceRoot } from '../webpack/package-folders';
import { sharesPath } from './path-shape';
import { writeCodeOwners } from './code-owners';
import { mapPathOwners } from './path-owners';
import { type RemoteOptions } from './options';
import { newRemoteValues } from './new-remote-values';
import { newRemoteFiles } from './templates';

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

/** Fields of a workspace package in the lock file. */
const inLock = ['name', 'version', 'dependencies', 'devDependencies', 'peerDependencies'];

const read = <Content>(path: string) => JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8')) as Content;

/** Adds the new package to the lock file, so that `npm ci` accepts it. The package adds no new library. */
function addToLock(name: string) {
  const lock = read<Lock>('package-lock.json');
  const manifest = read<Record<string, unknown>>(`${name}/package.json`);
  const entry = Object.fromEntries(inLock.map((field) => [field, manifest[field]]));
  const packages = { ...lock.packages, [name]: entry, [`node_modules/@scanharbor/${name}`]: { resolved: name, link: true } };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(join(workspaceRoot, 'package-lock.json'), `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
}

function linkPackage(name: string) {
  const folder = join(workspaceRoot, 'node_modules/@scanharbor');
  if (existsSync(folder) && !existsSync(join(folder, name))) symlinkSync(`../../${name}`, join(folder, name), 'dir');
}

async function requireFree(name: string, url: string) {
  if (existsSync(join(workspaceRoot, name))) throw new Error(`The folder ${name} already exists`);
  const owner = [...(await mapPathOwners())].find(([path]) => sharesPath(path, url))?.[1];
  if (owner) throw new Error(`${url} already belongs to ${owner}`);
}

/** Creates a remote that is ready for `check` and `release`. Changes no other files except the lock file and CODEOWNERS. */
export async function newRemote(name: string, options: RemoteOptions) {
  const remote = newRemoteValues(name, options);
  await requireFree(name, remote.url);
  const { peerDependencies } = read<{ peerDependencies: Record<string, string> }>('mfe-invitation/package.json');
  const files = newRemoteFiles(remote, createContractManifest(workspaceRoot).version, peerDependencies);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(workspaceRoot, name, path)), { recursive: true });
    writeFileSync(join(workspaceRoot, name, path), content);
  }
  addToLock(name);
  linkPackage(name);
  await writeCodeOwners();
  console.log(
    `Created ${name}. Next steps:\n  npm run remote -- dev ${name}\n  npm run remote -- check ${name}\n  npm run remote -- release ${name}`,
  );
}
