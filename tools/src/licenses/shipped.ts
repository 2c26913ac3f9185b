import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';
import { getLicense } from './allowed';

/** A package as in the lock file. */
interface Locked {
  version?: string;
  license?: string;
  /** The workspace behind a link. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Folder, relative to the root. */
  folder: string;
}

const lock = () =>
  (JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }).packages;

/** Resolves a package from a folder as Node does and returns the package folder. */
function resolve(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '') {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const found = packages[candidate];
    if (found) return found.link ? found.resolved : candidate;
    if (!folder) return undefined;
  }
}

const needed = ({ dependencies, peerDependencies, peerDependenciesMeta }: Locked) =>
  Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional && !name.startsWith('@types/'),
  );

/**
 * Lists the runtime dependencies of some workspaces, without platform-specific packages and types. `also` adds packages
 * without their dependencies.
 */
export function shippedBy(workspaces: string[], also: string[] = []): Shipped[] {
  const packages = lock();
  const seen = new Set<string>();
  const open = [...workspaces];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const locked = packages[folder];
    if (!locked || seen.has(folder)) continue;
    seen.add(folder);
    for (const name of needed(locked)) {
      const found = resolve(packages, folder, name);
      if (found) open.push(found);
    }
  }
  const folders = [...[...seen].filter((folder) => folder.includes('node_modules/')), ...also.map((name) => `node_modules/${name}`)];
  const shipped = folders.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version: packages[folder]?.version ?? 'none', license: getLicense(name, packages[folder]?.license), folder };
  });
  const once = new Map(shipped.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].sort((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1));
}
