import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
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

/** Gives fonts and pictures the same URL as in the browser bundle, whose files are in `output`. */
const assetsOf = (output: string, publicPath: string): Plugin => ({
  name: 'assets-of',
  setup(build) {
    build.onLoad({ filter: /\.(woff2|svg)$/ }, ({ path }) => {
      const { name, ext } = parse(path);
      const file = readdirSync(output).find((released) => released.startsWith(`${name}.`) && released.endsWith(ext));
      if (!file) return { errors: [{ text: `${name}${ext} is not in the browser bundle` }] };
      return { contents: `export default ${JSON.stringify(publicPath + file)}`, loader: 'js' };
    });
  },
});

interface ServerBundle {
  /** Absolute path of the module to bundle. */
  entry: string;
  /** Absolute folder of the build. */
  output: string;
  /** URL of the build's folder on a site, with a final slash. */
  publicPath: string;
  /** A shell includes the shared modules; a remote imports them from the shell. */
  role: 'shell' | 'remote';
}

/** Bundles a module for Node into `server.cjs` of a build's folder. */
export async function bundleForServer({ entry, output, publicPath, role }: ServerBundle) {
  await bundle({
    entryPoints: [entry],
    outfile: join(output, serverFile),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // Pictures for other sites, which only prerendered pages name.
    loader: { '.png': 'file' },
    assetNames: '[name].[hash]',
    publicPath,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [assetsOf(output, publicPath), ...(role === 'remote' ? [sharedOutside] : [])],
    logLevel: 'error',
  });
}
