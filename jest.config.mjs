import { jestPreset } from './tools/src/jest/index.mjs';

export default {
  // Only here: Jest does not read it from a project.
  testTimeout: 60_000,
  projects: [
    jestPreset('shared-contracts', { environment: 'jsdom' }),
    jestPreset('shared-ui', { environment: 'jsdom' }),
    jestPreset('shell', { environment: 'jsdom', api: true }),
    jestPreset('mfe-patient-request', { environment: 'jsdom', api: true }),
    jestPreset('mfe-ic-portal', { environment: 'jsdom', api: true }),
    jestPreset('mfe-marketing', { environment: 'jsdom', api: true }),
    jestPreset('mfe-invitation', { environment: 'jsdom', api: true }),
    jestPreset('mock-api', { environment: 'node', api: true }),
    jestPreset('tools', { environment: 'node' }),
  ],
};
