import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often who holds the lock says so, however long the upload of a release takes. */
const renewMs = 5_000;
/** Who has not said so for this long has died: no other work keeps a release from its timers for minutes. */
const deadMs = 120_000;
/** How long others wait for one who lives. */
const waitMs = 20 * 60_000;
const stepMs = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, stepMs));

const touch = (file: string) => utimesSync(file, new Date(), new Date());

/** Does `act`, unless `codes` say that another release was quicker; tells whether it was done. */
function unless(codes: readonly string[], act: () => void): boolean {
  try {
    act();
    return true;
  } catch (failure) {
    if (codes.includes((failure as NodeJS.ErrnoException).code ?? '')) return false;
    throw failure;
  }
}

/** Takes the files of the dead out of the lock; those of the living and of who came meanwhile have other names. */
function freeOfDead(lock: string) {
  unless(['ENOENT'], () => {
    for (const holder of readdirSync(lock))
      if (Date.now() - statSync(join(lock, holder)).mtimeMs > deadMs) rmSync(join(lock, holder), { force: true });
  });
}

/**
 * The lock is a folder with one file, named by its holder. It comes in one step, with the file in it, and only where there is none or
 * an empty one: nobody takes or takes away what is another's.
 */
async function take(lock: string, holder: string) {
  const own = `${lock}.${holder}`;
  mkdirSync(own);
  writeFileSync(join(own, holder), '');
  const until = Date.now() + waitMs;
  const taken = () =>
    unless(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => {
      touch(join(own, holder));
      renameSync(own, lock);
    });
  try {
    while (!taken()) {
      if (Date.now() > until) throw new Error(`Another release is at work on this site; when none is, delete ${lock}`);
      freeOfDead(lock);
      await pause();
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Runs one release on a site at a time: two teams that release at once both end up in the registry. */
export async function alone<Result>(site: string, work: () => Result | Promise<Result>): Promise<Result> {
  mkdirSync(site, { recursive: true });
  const lock = join(site, '.releasing');
  const holder = randomUUID();
  await take(lock, holder);
  const file = join(lock, holder);
  const renewing = setInterval(() => unless(['ENOENT'], () => touch(file)), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    rmSync(file, { force: true });
    unless(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(lock));
  }
}
