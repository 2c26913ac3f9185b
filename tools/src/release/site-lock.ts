import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

function removeDead(paths: readonly string[]) {
  for (const path of paths)
    unless(['ENOENT'], () => {
      if (Date.now() - statSync(path).mtimeMs > deadMs) rmSync(path, { recursive: true, force: true });
    });
}

const within = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

/**
 * Takes the files of the dead out of the lock, and the folders of those who died waiting away; those of the living and of who came
 * meanwhile have other names.
 */
function freeOfDead(lock: string) {
  unless(['ENOENT'], () => removeDead(within(lock)));
  removeDead(within(dirname(lock)).filter((path) => basename(path).startsWith(`${basename(lock)}.`)));
}

/**
 * The lock is a folder with one file, named by its holder. It comes in one step, with the file in it, and only where there is none or
 * an empty one: nobody takes or takes away what is another's.
 */
async function take(lock: string, holder: string) {
  const own = `${lock}.${holder}`;
  const until = Date.now() + waitMs;
  const taken = () =>
    unless(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => {
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, holder), '');
      touch(own);
      renameSync(own, lock);
    });
  let isTold = false;
  try {
    while (!taken()) {
      if (!isTold) console.log('Another release is at work on this site; waiting');
      isTold = true;
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
