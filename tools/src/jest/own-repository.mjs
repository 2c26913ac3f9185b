import { jestPreset } from './index.mjs';

/**
 * Returns the Jest configuration of a remote in its own repository, for its folder. Calls of its tests go to the reference API at
 * API_URL, by default that of a site on this machine that runs with `--control`.
 */
export const jestConfig = (folder) => ({
  ...jestPreset('.', { environment: 'jsdom', root: folder }),
  testTimeout: 60_000,
  globals: { apiAddress: process.env.API_URL ?? 'http://localhost:3000' },
});
