import federation, { type WebpackRequire } from './runtime';
import { type ModuleFactory, type SharedModule } from './share-scope';

const { init, consumes, installInitialConsumes, initContainerEntry } = federation.bundlerRuntime;

const offer = (version: string, exports: unknown): SharedModule => ({ version, get: () => () => exports });
const nothingOwn = () => {
  throw new Error('no copy of its own');
};

/** A bundle that uses 'react' as module 7. */
function bundle({
  shared = {},
  requiredVersion = '^19.3.1',
  fallback = nothingOwn,
}: {
  shared?: Record<string, SharedModule[]>;
  requiredVersion?: string;
  fallback?: () => ModuleFactory | Promise<ModuleFactory>;
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

function host(...versions: SharedModule[]) {
  const webpackRequire = bundle({ shared: { react: versions } });
  init({ webpackRequire });
  return webpackRequire;
}

function remote(options: Parameters<typeof bundle>[0], { S }: WebpackRequire) {
  const webpackRequire = bundle(options);
  initContainerEntry({ webpackRequire, shareScope: S.default ?? {} });
  const promises: Promise<void>[] = [];
  const consume = () => consumes({ webpackRequire, installedModules, chunkId: 1, chunkMapping: { 1: [7] }, promises });
  const installedModules = {};
  return { webpackRequire, promises, consume };
}

const shellsReact = { name: "the shell's" };

describe('share scope', () => {
  it('is used by the bundle that offers it', () => {
    const shell = host(offer('19.3.1', shellsReact));
    installInitialConsumes({ webpackRequire: shell, installedModules: {}, initialConsumes: [7] });
    expect(run(shell)).toBe(shellsReact);
  });

  it.each(['^19.3.1', '^19.0.0', '^19.9.0'])('is the same object in a remote that was built against %s', (requiredVersion) => {
    const { webpackRequire, promises, consume } = remote({ requiredVersion }, host(offer('19.3.1', shellsReact)));
    consume();
    consume();
    expect(run(webpackRequire)).toBe(shellsReact);
    expect(promises).toEqual([]);
  });

  it('is refused by a remote that was built against another major version', () => {
    const { consume } = remote({ requiredVersion: '^20.0.0' }, host(offer('19.3.1', shellsReact)));
    expect(consume).toThrow('react is 19.3.1 here, not ^20.0.0');
  });

  it('reports a shared module that is not offered', () => {
    expect(remote({}, host()).consume).toThrow('no copy of its own');
  });
});

describe('a remote that runs alone', () => {
  const ownModule = { name: 'its own' };

  it('loads its own copy once for all imports', async () => {
    const fallback = jest.fn(() => Promise.resolve(() => ownModule));
    const { webpackRequire, promises, consume } = remote({ fallback }, host());
    consume();
    consume();
    await Promise.all(promises);
    consume();
    expect(promises).toHaveLength(2);
    expect(fallback).toHaveBeenCalledTimes(1);
    expect(run(webpackRequire)).toBe(ownModule);
  });

  it('loads its own copy again after a failure', async () => {
    const fallback = jest
      .fn<Promise<ModuleFactory>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(() => ownModule);
    const { webpackRequire, promises, consume } = remote({ fallback }, host());
    consume();
    await expect(promises[0]).rejects.toThrow('gone');
    consume();
    await promises[1];
    expect(run(webpackRequire)).toBe(ownModule);
  });
});
