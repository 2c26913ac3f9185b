import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const waitMs = 60_000;
/** A release moves its pointers in far less; who holds longer has died. */
const deadMs = 120_000;
const stepMs = 50;

const isDead = (lock: string) => Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > deadMs;

async function take(lock: string, until: number): Promise<void> {
  try {
    mkdirSync(lock);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    if (isDead(lock)) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > until)
      throw new Error(`Another release is at work on this site; when none is, delete ${lock}`, { cause: failure });
    else await pause(stepMs);
    await take(lock, until);
  }
}

/** Runs one release on a site at a time: two teams that release at once both end up in the registry. */
export async function alone<Result>(site: string, work: () => Result | Promise<Result>): Promise<Result> {
  mkdirSync(site, { recursive: true });
  const lock = join(site, '.releasing');
  await take(lock, Date.now() + waitMs);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
