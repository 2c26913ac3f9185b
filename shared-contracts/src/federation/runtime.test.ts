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
  requiredVersion = '>=19.3.1 <20.0.0-0',
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

  it.each(['>=19.3.1 <20.0.0-0', '>=19.9.0 <20.0.0-0', '>=19.0.0 <21.0.0-0'])(
    'is the same object in a remote that was built against %s, at once',
    (requiredVersion) => {
      const { webpackRequire, promises, consume } = remote({ requiredVersion }, host(offer('19.3.1', shellsReact)));
      consume();
      consume();
      expect(run(webpackRequire)).toBe(shellsReact);
      expect(promises).toEqual([]);
    },
  );

  it.each(['>=18.0.0 <20.0.0-0', '18.3.1||>=19.0.0 <20.0.0-0', '19.3.1', '>=19.3.0 <19.4.0-0'])(
    'is the same object in a remote that was built against %s, after the comparison has loaded',
    async (requiredVersion) => {
      const { webpackRequire, promises, consume } = remote({ requiredVersion }, host(offer('19.3.1', shellsReact)));
      consume();
      await Promise.all(promises);
      expect(run(webpackRequire)).toBe(shellsReact);
    },
  );

  it.each(['>=20.0.0 <21.0.0-0', '>=19.9.0 <19.10.0-0', '<19.0.0'])(
    'is refused by a remote that was built against %s',
    async (requiredVersion) => {
      const { promises, consume } = remote({ requiredVersion }, host(offer('19.3.1', shellsReact)));
      consume();
      await expect(promises[0]).rejects.toThrow(`react is 19.3.1 here, not ${requiredVersion}`);
    },
  );

  it('gives a remote the highest version that it accepts, and later ones the same', async () => {
    const shell = host(offer('18.3.1', { name: '18.3.1' }), offer('19.3.1', shellsReact), offer('20.0.0', { name: '20.0.0' }));
    const first = remote({ requiredVersion: '>=18.0.0 <20.0.0-0' }, shell);
    first.consume();
    await Promise.all(first.promises);
    expect(run(first.webpackRequire)).toBe(shellsReact);
    const second = remote({ requiredVersion: '>=18.0.0' }, shell);
    second.consume();
    await Promise.all(second.promises);
    expect(run(second.webpackRequire)).toBe(shellsReact);
    const third = remote({ requiredVersion: '>=20.0.0' }, shell);
    third.consume();
    await expect(third.promises[0]).rejects.toThrow('react is 18.3.1,19.3.1,20.0.0 here, not >=20.0.0');
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
