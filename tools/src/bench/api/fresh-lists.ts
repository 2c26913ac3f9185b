import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workspaceRoot } from '../../webpack/package-folders';
import { type Goal } from './goals';
import { type Servers } from './servers';

/** Checks with random changes and reads by any of the processes that no list is older than an acknowledged change. */
export async function checkFreshLists(engine: string, { addresses }: Servers, runs: number): Promise<Goal> {
  const args = ['--import', 'tsx', 'mock-api/bench/fresh-lists.ts', String(runs), ...addresses];
  const check = spawn(process.execPath, args, { cwd: workspaceRoot, stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = (await once(check, 'exit')) as [number | null];
  const processes = addresses.length === 1 ? 'one process' : `${addresses.length} processes`;
  return {
    name: `a list older than an acknowledged change, ${engine}, ${processes}`,
    measured: status === 0 ? `none in ${runs} random sequences` : 'found one',
    goal: 'none',
    isMet: status === 0,
  };
}
