import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { root } from '../webpack/package-folders';
import { type ChunkFiles, shellConfig } from '../webpack';
import { compile } from './compile';
import { compressFolder } from './compress';
import { type ShellFacts } from './facts';
import { integrityOf } from './integrity';
import { bundleForServer } from './server-bundle';

/** The few lines that ask for a URL's files, small enough to stand in the page itself. */
async function preloadScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'shell/src/federation/preload.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

async function ownRoutes(chunks: ChunkFiles) {
  const { shellPages } = (await import(pathToFileURL(join(root, 'shell/src/pages/table.ts')).href)) as {
    shellPages: { path: string; page: () => Promise<unknown> }[];
  };
  return shellPages.map(({ path, page }) => ({
    path,
    files: chunks[/import\((["'`])(.+?)\1\)/.exec(page.toString())?.[2] ?? ''] ?? [],
  }));
}

/** Writes what the page needs to know of the shell's bundle into its folder. */
export async function describeShell(version: string, output: string, chunks: ChunkFiles, entry: string[]): Promise<ShellFacts> {
  const { texts } = (await import(pathToFileURL(join(root, 'shell/src/texts.ts')).href)) as {
    texts: { defaultTitle: string; defaultDescription: string };
  };
  const { brandIcon } = (await import(pathToFileURL(join(root, 'shared-ui/src/brand-mark/brand-icon.ts')).href)) as { brandIcon: string };
  const facts: ShellFacts = {
    version,
    entry,
    integrity: Object.fromEntries(entry.map((file) => [file, integrityOf(join(output, file))])),
    font: readdirSync(output).find((name) => name.endsWith('.woff2')),
    preload: await preloadScript(),
    routes: await ownRoutes(chunks),
    signedIn: chunks['./signed-in'] ?? [],
    title: texts.defaultTitle,
    description: texts.defaultDescription,
    icon: brandIcon,
  };
  await bundleForServer({
    entry: join(root, 'shell/src/prerender/server.tsx'),
    output,
    role: { shell: { font: `/shell/${version}/${facts.font ?? ''}` } },
  });
  writeFileSync(join(output, 'build.json'), JSON.stringify(facts, null, 2));
  return facts;
}

/** Builds the shell for production into a folder. Rejects with webpack's words when its sources have errors. */
export async function buildShell(version: string, output: string) {
  let chunks: ChunkFiles = {};
  let entry: string[] = [];
  await compile(shellConfig({ mode: 'production', output, told: (files, first) => ([chunks, entry] = [files, first]) }));
  await describeShell(version, output, chunks, entry);
  await compressFolder(output);
}
