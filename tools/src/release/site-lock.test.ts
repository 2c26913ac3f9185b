import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSiteLock } from './site-lock';

let site: string;
let log: jest.SpyInstance;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-lock-'));
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(site, { recursive: true });
});

/** Starts a release that runs until `finish`. Resolves after the start. */
async function startRelease() {
  let end = (): void => undefined;
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((markStarted) => {
    ended = withSiteLock(site, () => {
      markStarted();
      return new Promise<void>((resolve) => (end = resolve));
    });
  });
  const finish = () => {
    end();
    return ended;
  };
  return { finish };
}

const holders = () => readdirSync(join(site, '.releasing'));
const minutes = 60_000;

describe('withSiteLock', () => {
  it('runs concurrent releases one after the other', async () => {
    const order: string[] = [];
    const publish = (name: string) =>
      withSiteLock(site, async () => {
        order.push(`${name} starts`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(publish));
    const names = order.map((line) => line[0]);
    expect(names).toEqual([names[0], names[0], names[2], names[2], names[4], names[4]]);
    expect(readdirSync(site)).toEqual([]);
  });

  it('waits for a release with an upload of several minutes', async () => {
    jest.useFakeTimers();
    const long = await startRelease();
    let hasStarted = false;
    expect(log).not.toHaveBeenCalled();
    const next = withSiteLock(site, () => (hasStarted = true));
    await jest.advanceTimersByTimeAsync(5 * minutes);
    expect(hasStarted).toBe(false);
    expect(log.mock.calls).toEqual([['Another release is in progress on this site; waiting']]);
    await long.finish();
    await jest.advanceTimersByTimeAsync(1000);
    await next;
    expect(hasStarted).toBe(true);
  });

  it('ignores a stale lock, and preserves the new lock when the stale release resumes', async () => {
    const stale = await startRelease();
    const long = new Date(Date.now() - 5 * minutes);
    for (const holder of holders()) utimesSync(join(site, '.releasing', holder), long, long);
    const active = await startRelease();
    const [holder] = holders();
    await stale.finish();
    expect(holders()).toEqual([holder]);
    await active.finish();
    expect(readdirSync(site)).toEqual([]);
  });

  it('removes the folder of a stopped waiting release, but not those of active ones', async () => {
    jest.useFakeTimers();
    const stopped = join(site, '.releasing.stopped');
    mkdirSync(stopped);
    writeFileSync(join(stopped, 'stopped'), '');
    const long = new Date(Date.now() - 5 * minutes);
    utimesSync(stopped, long, long);
    const active = await startRelease();
    const next = withSiteLock(site, () => 'next');
    await jest.advanceTimersByTimeAsync(5 * minutes);
    expect(readdirSync(site)).toEqual(['.releasing', expect.stringMatching(/^\.releasing\.(?!stopped)/)]);
    await active.finish();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('next');
    expect(readdirSync(site)).toEqual([]);
  });

  it('releases the lock after a failure', async () => {
    await expect(withSiteLock(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withSiteLock(site, () => 'next')).resolves.toBe('next');
  });
});
