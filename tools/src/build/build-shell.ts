import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { workspaceRoot } from '../webpack/package-folders';
import { type ChunkFiles, shellConfig } from '../webpack';
import { compile } from './compile';
import { compressFolder } from './compress';
import { type ShellManifest } from './build-manifest';
import { integrityOf } from './integrity';
import { loadSource, type OnDemand, readRequest } from './load-source';
import { bundleForServer } from './server-bundle';
import { moveSourceMaps } from './source-maps';

/** Bundles a script of the shell that runs apart from the others, into one text. */
async function bundleScript(path: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(workspaceRoot, 'shell/src', path)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Reads the PNG files of the icon, drawn from the same mark as the SVG: home screens take no SVG. */
function readIconFiles(): Record<string, string> {
  const folder = join(workspaceRoot, 'shared-ui/src/brand-mark/icons');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

async function ownRoutes(chunks: ChunkFiles) {
  const { shellPages } = await loadSource<{ shellPages: { path: string; page: OnDemand }[] }>('shell', 'src/pages/shell-pages.ts');
  return Promise.all(shellPages.map(async ({ path, page }) => ({ path, files: chunks[await readRequest(page)] ?? [] })));
}

/** Writes the metadata of the shell's bundle for the page into its folder. */
export async function describeShell(version: string, output: string, chunks: ChunkFiles, entry: string[]): Promise<ShellManifest> {
  const { texts } = (await import(pathToFileURL(join(workspaceRoot, 'shell/src/texts.ts')).href)) as {
    texts: { defaultTitle: string; defaultDescription: string };
  };
  const { brandIcon } = (await import(pathToFileURL(join(workspaceRoot, 'shared-ui/src/brand-mark/brand-icon.ts')).href)) as {
    brandIcon: string;
  };
  const { colors, darkColors } = (await import(pathToFileURL(join(workspaceRoot, 'shared-ui/src/theme/colors.ts')).href)) as Record<
    'colors' | 'darkColors',
    { surface: string }
  >;
  const { schemes } = (await import(pathToFileURL(join(workspaceRoot, 'shared-ui/src/theme/schemes.ts')).href)) as { schemes: string };
  const manifest: ShellManifest = {
    version,
    entry,
    integrity: Object.fromEntries(entry.map((file) => [file, integrityOf(join(output, file))])),
    font: readdirSync(output).find((name) => name.endsWith('.woff2')),
    // Requests a URL's files, small enough for an inline script.
    preload: await bundleScript('federation/preload.ts'),
    startsWithUse: true,
    routes: await ownRoutes(chunks),
    signedIn: chunks['./signed-in-module'] ?? [],
    title: texts.defaultTitle,
    description: texts.defaultDescription,
    icon: brandIcon,
    iconFiles: readIconFiles(),
    schemes,
    offlineWorker: await bundleScript('offline/worker.ts'),
    barColors: { light: colors.surface, dark: darkColors.surface },
  };
  await bundleForServer({
    entry: join(workspaceRoot, 'shell/src/prerender/server.tsx'),
    output,
    publicPath: `/shell/${version}/`,
    role: 'shell',
  });
  writeFileSync(join(output, 'build.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Builds the shell for production into a folder. Rejects with webpack's messages when its sources have errors. */
export async function buildShell(version: string, output: string) {
  let chunks: ChunkFiles = {};
  let entry: string[] = [];
  await compile(shellConfig({ mode: 'production', output, onChunks: (files, first) => ([chunks, entry] = [files, first]) }));
  moveSourceMaps(output);
  await describeShell(version, output, chunks, entry);
  await compressFolder(output);
}
