import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');

/** ES modules in node_modules that ship no CommonJS build and so must be transformed too. */
const esModules = [
  '@scanharbor',
  'lucide-react',
  'react-aria-components',
  '@?react-aria',
  '@react-stately',
  '@react-types',
  '@internationalized',
  '@tanstack',
  'react-stately',
  'drizzle-orm',
  'zipcodes',
  'file-type',
  'fastify-type-provider-zod',
];

/**
 * One Jest project per package.
 * Takes the package's folder and its environment; `api: true` gives each worker a running API on a real port,
 * emptied and seeded again before every test file (its address is in `globalThis.apiAddress`).
 */
export function jestPreset(folder, { environment, api = false }) {
  const browser = environment === 'jsdom';
  return {
    displayName: folder,
    rootDir: join(root, folder),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
    testEnvironment: browser || api ? join(here, `${browser ? 'browser' : 'node'}${api ? '-with-api' : ''}.mjs`) : 'node',
    transform: {
      '^.+\\.(t|j|mj)sx?$': ['ts-jest', { tsconfig: join(here, '../../tsconfig/jest.json'), diagnostics: false }],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
    moduleNameMapper: { '\\.(woff2|svg|css)(\\?.*)?$': join(here, 'asset.cjs') },
    setupFilesAfterEnv: [join(here, 'quiet.ts'), ...(browser ? [join(here, 'browser-setup.ts')] : [])],
  };
}
