import { join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { mappedToPlatform } from '../webpack/shared-packages';
import { sharing } from '../webpack/sharing';

/** File of a build's folder that renders pages without a browser. */
export const serverFile = 'server.cjs';

const platform = '@scanharbor/shared-contracts/platform';

/** A remote imports the shared modules from the shell that renders it. */
const sharedOutside: Plugin = {
  name: 'shared-outside',
  setup(build) {
    const shared = new Set(Object.keys(sharing('remote')));
    build.onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (mappedToPlatform.has(path)) return { path: platform, external: true };
      return shared.has(path) ? { path, external: true } : undefined;
    });
  },
};

/** Gives fonts the same URL as in the browser bundle. */
const fontAt = (address: string): Plugin => ({
  name: 'font-at',
  setup(build) {
    build.onLoad({ filter: /\.woff2$/ }, () => ({ contents: `export default ${JSON.stringify(address)}`, loader: 'js' }));
  },
});

interface ServerBundle {
  /** Absolute path of the module to bundle. */
  entry: string;
  /** Absolute folder of the build. */
  output: string;
  /** A shell includes the shared modules and the URL of its font; a remote imports the modules from the shell. */
  role: { shell: { font: string } } | 'remote';
}

/** Bundles a module for Node into `server.cjs` of a build's folder. */
export async function bundleForServer({ entry, output, role }: ServerBundle) {
  await bundle({
    entryPoints: [entry],
    outfile: join(output, serverFile),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: role === 'remote' ? [sharedOutside] : [fontAt(role.shell.font)],
    logLevel: 'error',
  });
}
