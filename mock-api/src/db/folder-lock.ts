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

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a second process off a data folder: the embedded database belongs to one, and two would ruin it.
 * Gives the function that lets go; throws an Error with one clear line while somebody else holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const holder = holderOf(file);
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
    throw new Error(`The data folder ${folder} is in use by process ${holder}. Choose another one with --data.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
