import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './package-folders';

/** Who a bundle is for: the shell provides, a remote consumes, a remote running alone brings its own. */
export type Role = 'shell' | 'remote' | 'alone';

/** What must be single in a page. Nothing else is shared: teams upgrade the rest alone. */
const shared = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@scanharbor/shared-contracts': '@scanharbor/shared-contracts',
  '@scanharbor/shared-contracts/platform': '@scanharbor/shared-contracts',
} as const;

function versionOf(packageName: string): string {
  const file = join(root, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Sharing rules of the Module Federation plugin for one role. The only place that knows what is shared, and how. */
export function sharing(role: Role) {
  return Object.fromEntries(
    Object.entries(shared).map(([request, packageName]) => {
      const version = versionOf(packageName);
      const rule = { singleton: true, version, requiredVersion: `^${version}`, shareKey: request };
      if (role === 'shell') return [request, { ...rule, eager: true }];
      // A remote's own copy, once it fails to load, poisons the remote for the whole page; so remotes have none.
      return [request, role === 'remote' ? { ...rule, import: false as const } : rule];
    }),
  );
}
