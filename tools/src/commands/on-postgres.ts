import { spawn } from 'node:child_process';
import { findPostgres, startPostgres } from '../testing/postgres';
import { root } from '../webpack/package-folders';
import { fail } from './fail';

/** Runs a program with a PostgreSQL server of its own, whose address is in TEST_DATABASE_URL: `on-postgres jest …`. */
export async function command([program, ...words]: string[]) {
  const programs = findPostgres();
  if (!programs || !program) fail(program ? 'There is no PostgreSQL here (initdb was not found).' : 'Name the program to run.');
  const cluster = await startPostgres(programs).catch((failure: Error) => fail(failure.message));
  const child = spawn(program, words, { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.url } });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
    child.once('error', () => resolve(1));
  });
  await cluster.stop();
  process.exit(code);
}
