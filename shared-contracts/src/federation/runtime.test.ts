import federation, { type WebpackRequire } from './runtime';
import { type Factory, type Offer } from './share-scope';

const { init, consumes, installInitialConsumes, initContainerEntry } = federation.bundlerRuntime;

const offer = (version: string, exports: unknown): Offer => ({ version, get: () => () => exports });
const nothingOwn = () => {
  throw new Error('no copy of its own');
};

/** A bundle that uses 'react', known to it as module 7. */
function bundle({
  shared = {},
  requiredVersion = '^19.3.1',
  fallback = nothingOwn,
}: {
  shared?: Record<string, Offer[]>;
  requiredVersion?: string;
  fallback?: () => Factory | Promise<Factory>;
} = {}): WebpackRequire {
  const consumed = { shareKey: 'react', requiredVersion, fallback };
  return {
    m: {},
    c: {},
    S: {},
    federation: { initOptions: { shared } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: consumed } },
  };
}

function run({ m }: WebpackRequire): unknown {
  const module = { exports: undefined as unknown };
  m[7]?.(module);
  return module.exports;
}

function host(...versions: Offer[]) {
  const webpackRequire = bundle({ shared: { react: versions } });
  init({ webpackRequire });
  return webpackRequire;
}

function remote(given: Parameters<typeof bundle>[0], { S }: WebpackRequire) {
  const webpackRequire = bundle(given);
  initContainerEntry({ webpackRequire, shareScope: S.default ?? {} });
  const promises: Promise<void>[] = [];
  const ask = () => consumes({ webpackRequire, installedModules, chunkId: 1, chunkMapping: { 1: [7] }, promises });
  const installedModules = {};
  return { webpackRequire, promises, ask };
}

const shellsReact = { name: "the shell's" };

describe('what a page shares', () => {
  it('is used by the bundle that offers it', () => {
    const shell = host(offer('19.3.1', shellsReact));
    installInitialConsumes({ webpackRequire: shell, installedModules: {}, initialConsumes: [7] });
    expect(run(shell)).toBe(shellsReact);
  });

  it.each(['^19.3.1', '^19.0.0', '^19.9.0'])('is the same object in a remote that was built against %s', (requiredVersion) => {
    const { webpackRequire, promises, ask } = remote({ requiredVersion }, host(offer('19.3.1', shellsReact)));
    ask();
    ask();
    expect(run(webpackRequire)).toBe(shellsReact);
    expect(promises).toEqual([]);
  });

  it('is refused by a remote that was built against another major version', () => {
    const { ask } = remote({ requiredVersion: '^20.0.0' }, host(offer('19.3.1', shellsReact)));
    expect(ask).toThrow('react is 19.3.1 here, not ^20.0.0');
  });

  it('is said to be missing where nobody offers it', () => {
    expect(remote({}, host()).ask).toThrow('no copy of its own');
  });
});

describe('a remote that runs alone', () => {
  const own = { name: 'its own' };

  it('waits for its own copy, once for all who ask', async () => {
    const fallback = jest.fn(() => Promise.resolve(() => own));
    const { webpackRequire, promises, ask } = remote({ fallback }, host());
    ask();
    ask();
    await Promise.all(promises);
    ask();
    expect(promises).toHaveLength(2);
    expect(fallback).toHaveBeenCalledTimes(1);
    expect(run(webpackRequire)).toBe(own);
  });

  it('asks again for a copy that did not come', async () => {
    const fallback = jest
      .fn<Promise<Factory>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(() => own);
    const { webpackRequire, promises, ask } = remote({ fallback }, host());
    ask();
    await expect(promises[0]).rejects.toThrow('gone');
    ask();
    await promises[1];
    expect(run(webpackRequire)).toBe(own);
  });
});
