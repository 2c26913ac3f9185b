import { jestPreset } from '@scanharbor/tools/jest';

/** Runs the API of an earlier commit (BASELINE_API) beside this one: `npm run test:upgrade`. */
export default {
  testTimeout: 180_000,
  projects: [{ ...jestPreset('mock-api', { environment: 'node' }), testMatch: ['<rootDir>/upgrade/*.test.ts'] }],
};
