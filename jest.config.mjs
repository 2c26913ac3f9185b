import { jestPreset } from './tools/src/jest/index.mjs';
import { remoteFolders } from './tools/src/remote/remote-folders.mjs';

export default {
  // Only here: Jest does not read it from a project.
  testTimeout: 60_000,
  projects: [
    jestPreset('shared-contracts', { environment: 'jsdom' }),
    jestPreset('shared-ui', { environment: 'jsdom' }),
    jestPreset('shell', { environment: 'jsdom', api: true }),
    ...remoteFolders().map((remote) => jestPreset(remote, { environment: 'jsdom', api: true })),
    jestPreset('mock-api', { environment: 'node', api: true }),
    jestPreset('tools', { environment: 'node' }),
  ],
};
