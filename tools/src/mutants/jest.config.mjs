import { jestPreset } from '../jest/index.mjs';

// Stryker reads this file in its copy of the workspace, so what to test comes from the environment of the command.
const { MUTANTS_PACKAGE: name, MUTANTS_TESTS: tests = '' } = process.env;

/** The tests of rules alone: without an API, and without screens. */
export default {
  ...jestPreset(name, { environment: name.startsWith('mfe-') ? 'jsdom' : 'node' }),
  testMatch: tests.split(' ').map((glob) => `<rootDir>/${glob}`),
};
