import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Range } from 'semver';
import { installedFolder } from './package-folders';

/** Role of a bundle: the shell provides, a remote consumes, a standalone remote includes its own copies. */
export type Role = 'shell' | 'remote' | 'alone';

/** Modules that must exist once in a page. Nothing else is shared, so teams can upgrade the rest independently. */
const shared = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@scanharbor/shared-contracts': '@scanharbor/shared-contracts',
  '@scanharbor/shared-contracts/platform': '@scanharbor/shared-contracts',
} as const;

function versionOf(packageName: string): string {
  const file = join(installedFolder(packageName), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Writes a range as the page's runtime reads it: '^19.3.1' as '>=19.3.1 <20.0.0-0'. */
const toComparators = (range: string) => new Range(range).range;

/** Returns the sharing rules of the Module Federation plugin for one role. The only definition of the shared modules. */
export function sharing(role: Role) {
  return Object.fromEntries(
    Object.entries(shared).map(([request, packageName]) => {
      const version = versionOf(packageName);
      const rule = { singleton: true, version, requiredVersion: toComparators(`^${version}`), shareKey: request };
      if (role === 'shell') return [request, { ...rule, eager: true }];
      // When a remote's own copy fails to load, the remote fails for the rest of the page's life. So remotes have none.
      return [request, role === 'remote' ? { ...rule, import: false as const } : rule];
    }),
  );
}
