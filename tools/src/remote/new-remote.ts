import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { access as accesses, declarationSchema } from '../build/facts';
import { contractOffer } from '../contract-usage/write';
import { root } from '../webpack/package-folders';
import { shapeOf } from './address';
import { addressOwners } from './address-owners';
import { type RemoteOptions } from './options';
import { newRemoteFiles } from './templates';

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

/** What the lock keeps of a package of the workspace. */
const inLock = ['name', 'version', 'dependencies', 'devDependencies', 'peerDependencies'];

const read = <Content>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;

/** Names the new package in the lock, so that `npm ci` takes it: it brings no library that is not there already. */
function addToLock(name: string) {
  const lock = read<Lock>('package-lock.json');
  const made = read<Record<string, unknown>>(`${name}/package.json`);
  const entry = Object.fromEntries(inLock.map((field) => [field, made[field]]));
  const packages = { ...lock.packages, [name]: entry, [`node_modules/@scanharbor/${name}`]: { resolved: name, link: true } };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
}

function linkPackage(name: string) {
  const folder = join(root, 'node_modules/@scanharbor');
  if (existsSync(folder) && !existsSync(join(folder, name))) symlinkSync(`../../${name}`, join(folder, name), 'dir');
}

async function requireFree(name: string, url: string) {
  if (!/^mfe-[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`Not a name for a remote: '${name}'. It is 'mfe-' and small letters, such as mfe-blog`);
  if (existsSync(join(root, name))) throw new Error(`The folder ${name} is there already`);
  if (!/^(\/:?[a-z0-9_-]+\??)+$/i.test(url)) throw new Error(`Not an address: '${url}'. It begins with a slash, such as /blog`);
  const owner = (await addressOwners()).get(shapeOf(url));
  if (owner) throw new Error(`${url} belongs to ${owner} already`);
}

/** Makes a remote that can be checked and released at once. Changes nothing else but the lock file. */
export async function newRemote(
  name: string,
  { owner = name.replace(/^mfe-/, ''), url = `/${name.replace(/^mfe-/, '')}`, access = 'public' }: RemoteOptions,
) {
  await requireFree(name, url);
  if (!accesses.options.some((known) => known === access))
    throw new Error(`Not an access: '${access}'. Known: ${accesses.options.join(', ')}`);
  declarationSchema.shape.owner.parse(owner);
  const { peerDependencies } = read<{ peerDependencies: Record<string, string> }>('mfe-invitation/package.json');
  const files = newRemoteFiles({ name, owner, url, access }, contractOffer(root).version, peerDependencies);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true });
    writeFileSync(join(root, name, path), content);
  }
  addToLock(name);
  linkPackage(name);
  console.log(
    `${name} is there. Next:\n  npm run remote -- dev ${name}\n  npm run remote -- check ${name}\n  npm run remote -- release ${name}`,
  );
}
