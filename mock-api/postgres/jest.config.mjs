import { jestPreset } from '@scanharbor/tools/jest';

/** Runs the tests of the API on a PostgreSQL server, and those that need one. */
export default {
  testTimeout: 60_000,
  projects: [
    {
      ...jestPreset('mock-api', { environment: 'node', api: true }),
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/postgres/*.test.ts'],
      // Tests with their own flags or without a database; the benchmark covers fuzzing here.
      testPathIgnorePatterns: [
        '/docs\\.test\\.ts$',
        '/fuzz\\.test\\.ts$',
        '/server\\.test\\.ts$',
        '/error-handler\\.test\\.ts$',
        '/folder-lock\\.test\\.ts$',
        '/db/disk\\.test\\.ts$',
      ],
    },
  ],
};
