import { join } from 'node:path';
import { extractApi, hasCommit, readBaseline } from '../skew/stored-builds';
import { findPostgres } from '../testing/postgres';
import { workspaceRoot } from '../webpack/package-folders';
import { command as runOnPostgres } from './with-postgres';

/**
 * Runs `npm run test:upgrade [-- COMMIT]`: this API migrates the database of a previous commit's API, which serves meanwhile, and both
 * serve side by side.
 */
export async function command([commit = readBaseline().api]: string[]) {
  const reason = !findPostgres()
    ? 'PostgreSQL is not installed (initdb was not found).'
    : !hasCommit(commit) && `this clone lacks the commit ${commit}. Run git fetch --unshallow to get it.`;
  if (reason) {
    console.log(`Skipped: ${reason}`);
    return;
  }
  process.env.BASELINE_API = extractApi(commit);
  await runOnPostgres([join(workspaceRoot, 'node_modules/.bin/jest'), '--config', 'mock-api/upgrade/jest.config.mjs']);
}
