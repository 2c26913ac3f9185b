import { longTests } from '../../tools/src/jest/index.mjs';
import { apiPreset } from '../jest-preset.mjs';
import { embeddedOnly } from './test-engines.mjs';

/** Runs the tests of the API on a PostgreSQL server, and those that need one. */
export default {
  testTimeout: 60_000,
  // As in the root's configuration.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...apiPreset,
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/postgres/*.test.ts'],
      testPathIgnorePatterns: [...embeddedOnly, ...longTests],
    },
  ],
};
