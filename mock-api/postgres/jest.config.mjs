import { jestPreset } from '@scanharbor/tools/jest';
import { embeddedOnly } from './test-engines.mjs';

/** Runs the tests of the API on a PostgreSQL server, and those that need one. */
export default {
  testTimeout: 60_000,
  // As in the root's configuration.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...jestPreset('mock-api', { environment: 'node', api: true }),
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/postgres/*.test.ts'],
      testPathIgnorePatterns: embeddedOnly,
    },
  ],
};
