import { jestPreset } from './tools/src/jest/index.mjs';
import { apiPreset as api } from './mock-api/jest-preset.mjs';
import { bothEngines, embeddedOnly } from './mock-api/postgres/test-engines.mjs';
import { remoteFolders } from './tools/src/remote/remote-folders.mjs';

/** The tests of the API that a run with a stage on PostgreSQL leaves to the embedded engine. */
const embedded = new RegExp([...embeddedOnly, ...bothEngines].join('|'));
const hasPostgresStage = process.env.POSTGRES_STAGE === '1';

export default {
  // Only here: Jest does not read it from a project.
  testTimeout: 60_000,
  // A worker is at its end at once, but then frees 500 MB, which takes a busy machine longer than the usual half second.
  workerGracefulExitTimeout: 10_000,
  projects: [
    jestPreset('shared-contracts', { environment: 'jsdom' }),
    jestPreset('shared-ui', { environment: 'jsdom' }),
    jestPreset('shell', { environment: 'jsdom', api: true }),
    ...remoteFolders().map((remote) => jestPreset(remote, { environment: 'jsdom', api: true })),
    hasPostgresStage ? { ...api, testMatch: undefined, testRegex: embedded.source } : api,
    jestPreset('tools', { environment: 'node' }),
  ],
};
