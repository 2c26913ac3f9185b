import { jestPreset } from '../tools/src/jest/index.mjs';

const preset = jestPreset('mock-api', { environment: 'node', api: true });

/** Jest's settings of this package, for the run on the embedded engine and for that on PostgreSQL. */
export const apiPreset = {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '/package-folder$': '<rootDir>/testing/package-folder.ts' },
};
