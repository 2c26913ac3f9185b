import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone } from './site-lock';

let site: string;
let said: jest.SpyInstance;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'at-once-'));
  said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(site, { recursive: true });
});

/** A release that runs until it is told to end; resolves once it has begun. */
async function begin() {
  let end = (): void => undefined;
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    ended = alone(site, () => {
      begun();
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

describe('two releases at once', () => {
  it('run one after the other', async () => {
    const order: string[] = [];
    const publish = (name: string) =>
      alone(site, async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
      });
    await Promise.all(['a', 'b', 'c'].map(publish));
    const names = order.map((line) => line[0]);
    expect(names).toEqual([names[0], names[0], names[2], names[2], names[4], names[4]]);
    expect(readdirSync(site)).toEqual([]);
  });

  it('wait for one whose upload takes minutes', async () => {
    jest.useFakeTimers();
    const long = await begin();
    let entered = false;
    expect(said).not.toHaveBeenCalled();
    const next = alone(site, () => (entered = true));
    await jest.advanceTimersByTimeAsync(5 * minutes);
    expect(entered).toBe(false);
    expect(said.mock.calls).toEqual([['Another release is at work on this site; waiting']]);
    await long.finish();
    await jest.advanceTimersByTimeAsync(1000);
    await next;
    expect(entered).toBe(true);
  });

  it('do not wait for one that died, and leave each other the site though the dead comes back', async () => {
    const dead = await begin();
    const long = new Date(Date.now() - 5 * minutes);
    for (const holder of holders()) utimesSync(join(site, '.releasing', holder), long, long);
    const living = await begin();
    const [holder] = holders();
    await dead.finish();
    expect(holders()).toEqual([holder]);
    await living.finish();
    expect(readdirSync(site)).toEqual([]);
  });

  it('take away what is left of one that was stopped while it waited, and not who waits', async () => {
    jest.useFakeTimers();
    const stopped = join(site, '.releasing.stopped');
    mkdirSync(stopped);
    writeFileSync(join(stopped, 'stopped'), '');
    const long = new Date(Date.now() - 5 * minutes);
    utimesSync(stopped, long, long);
    const living = await begin();
    const next = alone(site, () => 'next');
    await jest.advanceTimersByTimeAsync(5 * minutes);
    expect(readdirSync(site)).toEqual(['.releasing', expect.stringMatching(/^\.releasing\.(?!stopped)/)]);
    await living.finish();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe('next');
    expect(readdirSync(site)).toEqual([]);
  });

  it('leave the site free for others when one fails', async () => {
    await expect(alone(site, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(alone(site, () => 'next')).resolves.toBe('next');
  });
});
