import { type AppConfig } from '@scanharbor/shared-contracts';
import { abortReads, apiAddress, validateResponse } from '@scanharbor/shared-contracts/testing';
import { configure, render } from '@testing-library/react';
import { BroadcastChannel } from 'node:worker_threads';
import { createShell } from '../create-shell';
import { type RemoteLoader } from '../federation/load-remote';
import { RemoteError } from '../federation/remote-error';
import { stubComposition, createStubModule, stubRemotes, type StubScreen } from './stub-remotes';

interface Entry {
  /** The token in the auth cookie when the page opens. */
  token?: string;
  config?: Partial<AppConfig>;
  reload?: () => void;
  leave?: (url: string) => void;
  /** Additional screens of mfe-marketing. */
  screens?: StubScreen[];
  /** Remotes whose entry fails to load; the test can clear the list. */
  broken?: string[];
  /** Wraps the loader of remotes. */
  wrapLoader?: (loader: RemoteLoader) => RemoteLoader;
  /** Renders at once, like a browser whose first screen takes long. */
  whilePending?: boolean;
}

// Password checks are slow on purpose, and test machines are busy.
configure({ asyncUtilTimeout: 8_000 });

const disposers: (() => void)[] = [];
let pageCount = 0;

/** Varies the URL of the API for each page, so that two tests with the same POST within a second do not share a response. */
const apiBase = () => `${apiAddress()}/api${'/.'.repeat((pageCount += 1))}`;

/** Closes all opened pages and resets the browser state. */
export function closeShells() {
  for (const dispose of disposers.splice(0)) dispose();
  for (const name of ['authToken', 'location', 'switchedUser']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  sessionStorage.clear();
  localStorage.clear();
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  closeShells();
});

/**
 * Opens the site at a URL like a browser: the real store, router, cookies and pages of the shell, and real calls to the
 * API of this test file. Only the loading of remotes is replaced: small stub modules replace the remotes of the product.
 */
export async function renderShell(
  url: string,
  { token, config, reload, leave, screens = [], broken = [], wrapLoader = (loader) => loader, whilePending = false }: Entry = {},
) {
  // jsdom does not provide BroadcastChannel.
  Object.assign(globalThis, { BroadcastChannel });
  window.history.replaceState(null, '', url);
  if (!document.querySelector('meta[name="description"]'))
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="">');
  document.documentElement.lang = 'en';
  if (token) document.cookie = `authToken=${token}; Path=/`;

  const { 'mfe-marketing': marketing, ...others } = stubRemotes;
  const remotes = { ...others, 'mfe-marketing': { screens: [...(marketing?.screens ?? []), ...screens] } };
  const loadRemote = jest.fn(async (name: string) => {
    const remote = Object.entries(remotes).find(([remoteName]) => remoteName === name)?.[1];
    if (!remote || broken.includes(name)) throw new RemoteError('entry', name, '1.0.0');
    return createStubModule(remote);
  });
  const shell = createShell({
    config: { apiBase: apiBase(), ...config },
    composition: stubComposition(remotes),
    loadRemote: wrapLoader(loadRemote),
    validateResponse: validateResponse,
    reload,
    leave,
  });
  if (!whilePending) await shell.ready();
  const view = render(shell.application);
  disposers.push(() => {
    view.unmount();
    shell.dispose();
    abortReads(shell.store);
  });
  return { ...view, ...shell, loadRemote };
}
