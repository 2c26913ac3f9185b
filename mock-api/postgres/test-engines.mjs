/** Tests without a database, or with flags of their own; the benchmark covers fuzzing on PostgreSQL. */
export const embeddedOnly = [
  '/docs\\.test\\.ts$',
  '/fuzz\\.test\\.ts$',
  '/server(\\.long)?\\.test\\.ts$',
  '/attacks\\.long\\.test\\.ts$',
  '/error-handler\\.test\\.ts$',
  '/folder-lock\\.test\\.ts$',
  '/db/disk\\.long\\.test\\.ts$',
  '/db/engine/engine\\.test\\.ts$',
];

/**
 * Tests of what the engines do differently: storage, crashes, notifications between processes, and one call of each kind. The others run
 * on PostgreSQL alone where it is installed; the tests of the screens run on the embedded engine in any case.
 */
export const bothEngines = [
  '/src/db/.*\\.test\\.ts$',
  '/seed/reseed\\.test\\.ts$',
  '/contract/calls\\.test\\.ts$',
  '/portal/list-freshness\\.test\\.ts$',
  // Minutes on each: `npm run test:all` repeats them on the embedded engine.
  ...(process.env.ALL_TESTS ? ['/kills\\.test\\.ts$', '/backup\\.test\\.ts$'] : []),
  '/answer-once\\.test\\.ts$',
];
