import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workspaceRoot } from '../webpack/package-folders';
import { readManifest } from './published-manifest';

const tools = join(workspaceRoot, 'tools');

/** Modules that run by themselves or that a bundle contains; the last two run in the tests of a remote. */
const entries = [
  'commands/scanharbor',
  'bundle-facts/index',
  'webpack/without-vendor-prefixes',
  'jest/fail-on-console',
  'jest/browser-setup',
];

/** Files that need no compiler. */
const asTheyAre = ['src/jest', 'src/eslint', 'src/remote', 'src/prerender', 'src/webpack', 'src/bundle-facts'];

/** Libraries of the presets, which the workspace has at its root. */
const ofPresets = [
  '@eslint/js',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'globals',
  'jest',
  'jest-environment-jsdom',
  'jest-runtime',
  'ts-jest',
  'typescript',
  'typescript-eslint',
];

const only = (ranges: Record<string, string>, names: string[]) => Object.fromEntries(names.map((name) => [name, ranges[name]]));

/** Returns the `package.json` of the published tools: the command and the presets for a remote in its own repository. */
export function toolsManifest(): Record<string, unknown> {
  const { name, version, type, description, dependencies, devDependencies = {} } = readManifest('tools');
  const { devDependencies: ofRoot = {} } = readManifest('.');
  const ofTests = Object.keys(devDependencies).filter((library) => library.startsWith('@testing-library/'));
  return {
    name,
    version,
    type,
    description,
    license: 'UNLICENSED',
    files: ['bin', 'dist', 'tsconfig'],
    bin: { scanharbor: './bin/scanharbor.mjs' },
    exports: {
      './jest': { types: './dist/jest/own-repository.d.mts', default: './dist/jest/own-repository.mjs' },
      './eslint': { types: './dist/eslint/own-repository.d.mts', default: './dist/eslint/own-repository.mjs' },
      './bundle-facts': { types: './dist/bundle-facts/index.d.mts', default: './dist/bundle-facts/index.js' },
      './tsconfig/*': './tsconfig/*',
    },
    dependencies: { ...dependencies, ...only(devDependencies, ofTests), ...only(ofRoot, ofPresets) },
  };
}

/** Builds the tools into a folder: modules for Node with source maps, and the presets as they are. */
export async function buildTools(stage: string) {
  await build({
    entryPoints: entries.map((name) => join(tools, `src/${name}.ts`)),
    outbase: join(tools, 'src'),
    outdir: join(stage, 'dist'),
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'error',
  });
  for (const folder of asTheyAre)
    cpSync(join(tools, folder), join(stage, folder.replace('src/', 'dist/')), {
      recursive: true,
      filter: (file) => !/\.[a-z]+$/.test(file) || /\.(mjs|cjs|d\.mts)$/.test(file),
    });
  cpSync(join(tools, 'tsconfig'), join(stage, 'tsconfig'), { recursive: true });
  cpSync(join(tools, 'bin'), join(stage, 'bin'), { recursive: true, filter: (file) => !file.endsWith('run.mjs') });
}
