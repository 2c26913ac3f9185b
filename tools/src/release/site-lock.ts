import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Renewal interval of the lock during a release, however long its upload takes. */
const renewMs = 5_000;
/** A lock not renewed for two minutes is stale. No other work blocks the timers of a release for minutes. */
const staleMs = 120_000;
/** Maximum wait for a live lock, unless the caller has less time. */
const longestWaitMs = 20 * 60_000;
const retryMs = 50;

/** Another release holds the lock of the site for longer than the caller waits. */
export class SiteBusyError extends Error {}

const pause = () => new Promise((resolve) => setTimeout(resolve, retryMs));

const touch = (file: string) => utimesSync(file, new Date(), new Date());

/** Runs `action`. Returns false when it fails with one of `codes`, which mean that a concurrent release was faster. */
function unlessError(codes: readonly string[], action: () => void): boolean {
  try {
    action();
    return true;
  } catch (failure) {
    if (codes.includes((failure as NodeJS.ErrnoException).code ?? '')) return false;
    throw failure;
  }
}

function removeStale(paths: readonly string[]) {
  for (const path of paths)
    unlessError(['ENOENT'], () => {
      if (Date.now() - statSync(path).mtimeMs > staleMs) rmSync(path, { recursive: true, force: true });
    });
}

const within = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

/** Removes stale files from the lock and the folders of stale waiting processes. Active and new processes use other names. */
function clearStaleLock(lock: string) {
  unlessError(['ENOENT'], () => removeStale(within(lock)));
  removeStale(within(dirname(lock)).filter((path) => basename(path).startsWith(`${basename(lock)}.`)));
}

/**
 * The lock is a folder with one file, named after its holder. A rename creates both in one atomic step and succeeds
 * only when the lock is missing or empty. So no process can acquire or release the lock of another.
 */
async function acquireLock(lock: string, holder: string, waitMs: number) {
  const claim = `${lock}.${holder}`;
  const until = Date.now() + waitMs;
  const tryAcquire = () =>
    unlessError(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => {
      mkdirSync(claim, { recursive: true });
      writeFileSync(join(claim, holder), '');
      touch(claim);
      renameSync(claim, lock);
    });
  let isReported = false;
  try {
    while (!tryAcquire()) {
      if (!isReported) console.log('Another release is in progress on this site; waiting');
      isReported = true;
      if (Date.now() > until) throw new SiteBusyError(`Another release is in progress on this site. If none is running, delete ${lock}`);
      clearStaleLock(lock);
      await pause();
    }
  } finally {
    rmSync(claim, { recursive: true, force: true });
  }
}

/**
 * Runs one release on a site at a time: concurrent releases of two teams both reach the registry. Throws `SiteBusyError` when another one
 * takes longer than `waitMs`.
 */
export async function withSiteLock<Result>(site: string, work: () => Result | Promise<Result>, waitMs = longestWaitMs): Promise<Result> {
  mkdirSync(site, { recursive: true });
  const lock = join(site, '.releasing');
  const holder = randomUUID();
  await acquireLock(lock, holder, waitMs);
  const file = join(lock, holder);
  const renewing = setInterval(() => unlessError(['ENOENT'], () => touch(file)), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    rmSync(file, { force: true });
    unlessError(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(lock));
  }
}
