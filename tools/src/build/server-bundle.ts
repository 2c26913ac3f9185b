import { join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { mappedToPlatform } from '../webpack/provided';
import { sharing } from '../webpack/sharing';

/** File of a build's folder that draws pages without a browser. */
export const serverFile = 'server.cjs';

const platform = '@scanharbor/shared-contracts/platform';

/** A remote takes what is shared from the shell that draws it. */
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

/** Fonts keep the address that they have in the bundle for the browser. */
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
  /** Whose: a shell brings what is shared and knows its font's address, a remote takes it from the shell. */
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
