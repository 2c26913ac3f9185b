import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const here = dirname(fileURLToPath(import.meta.url));
const workspaceRoot = join(here, '../../..');

/** ES modules in node_modules without a CommonJS build, which need the transform. */
const esModules = [
  '@scanharbor',
  'react-aria-components',
  '@?react-aria',
  '@react-stately',
  '@react-types',
  '@internationalized',
  '@tanstack',
  'd3-[a-z-]+',
  'internmap',
  'react-stately',
  'drizzle-orm',
  'file-type',
  'fastify-type-provider-zod',
  'pixelmatch',
];

/** Tests that take minutes, which only `npm run test:all` runs. */
export const longTests = process.env.ALL_TESTS ? [] : ['\\.long\\.test\\.tsx?$'];

/** A setup file: the source in the workspace, otherwise the built module. */
const setup = (name) => join(here, existsSync(join(here, `${name}.ts`)) ? `${name}.ts` : `${name}.js`);

/**
 * Returns the Jest project of a package for its folder and environment. With `api: true` each worker runs an API on a
 * real port and seeds it again before every test file (its URL is in `globalThis.apiAddress`).
 */
export function jestPreset(folder, { environment, api = false, root = workspaceRoot }) {
  const browser = environment === 'jsdom';
  return {
    ...(folder === '.' ? {} : { displayName: folder }),
    rootDir: join(root, folder),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', ...longTests],
    runtime: join(here, 'compiled-once.cjs'),
    testEnvironment: browser || api ? join(here, `${browser ? 'browser' : 'node'}${api ? '-with-api' : ''}.mjs`) : 'node',
    transform: {
      '^.+\\.(t|j|mj)sx?$': ['ts-jest', { tsconfig: join(here, '../../tsconfig/jest.json'), diagnostics: false }],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
    moduleNameMapper: {
      '\\.(woff2|svg|png|css)(\\?.*)?$': join(here, 'asset.cjs'),
      '^lucide-react$': join(here, 'icons.cjs'),
      ...(browser ? { '^aria-query$': join(here, 'aria-query.cjs') } : {}),
    },
    setupFilesAfterEnv: [setup('fail-on-console'), ...(browser ? [setup('browser-setup')] : [])],
  };
}
