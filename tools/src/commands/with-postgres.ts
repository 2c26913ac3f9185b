import { spawn } from 'node:child_process';
import { findPostgres, startPostgres } from '../testing/postgres';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

/** Runs a program with a temporary PostgreSQL server and its URL in TEST_DATABASE_URL: `on-postgres jest …`. */
export async function command([program, ...args]: string[]) {
  const programs = findPostgres();
  if (!programs || !program) exitWithError(program ? 'PostgreSQL is not installed (initdb was not found).' : 'Pass the program to run.');
  const cluster = await startPostgres(programs).catch((error: unknown) => exitWithError((error as Error).message));
  const child = spawn(program, args, { cwd: workspaceRoot, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.url } });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
    child.once('error', () => resolve(1));
  });
  await cluster.stop();
  process.exit(code);
}
