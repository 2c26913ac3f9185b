import { jestPreset } from '@scanharbor/tools/jest';

/** The tests of the API once more, on a PostgreSQL server, and those that need one. */
export default {
  testTimeout: 60_000,
  projects: [
    {
      ...jestPreset('mock-api', { environment: 'node', api: true }),
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/postgres/*.test.ts'],
      // Steered by flags of their own, or without a database; bad input is the bench's matter here.
      testPathIgnorePatterns: [
        '/bad-input\\.test\\.ts$',
        '/server\\.test\\.ts$',
        '/stripe-double/',
        '/error-handler\\.test\\.ts$',
        '/folder-lock\\.test\\.ts$',
      ],
    },
  ],
};
