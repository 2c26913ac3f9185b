import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks a data folder: two processes would corrupt the embedded database.
 * Returns the unlock function; throws an Error with a message of one line, which ends with the advice, while another process has the lock.
 */
export function lockFolder(folder: string, advice = 'Choose another one with --data.'): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(`The data folder ${folder} is in use by process ${holder}. ${advice}`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
