import { type AppConfig } from '@scanharbor/shared-contracts';
import { apiAddress, checkAnswer } from '@scanharbor/shared-contracts/testing';
import { configure, render } from '@testing-library/react';
import { BroadcastChannel } from 'node:worker_threads';
import { type LiveChat } from '../chat/live-chat';
import { createShell } from '../create-shell';
import { RemoteFault } from '../federation/fault';
import { tinyComposition, tinyModule, tinyRemotes, type TinyScreen } from './remotes';

interface Entry {
  /** The token in the auth cookie when the page is opened. */
  token?: string;
  config?: Partial<AppConfig>;
  liveChat?: LiveChat;
  reload?: () => void;
  /** Further screens of mfe-marketing. */
  screens?: TinyScreen[];
  /** Remotes whose entry does not arrive; the test may empty it. */
  broken?: string[];
}

// Passwords are checked slowly on purpose, and test machines are busy.
configure({ asyncUtilTimeout: 8_000 });

const disposers: (() => void)[] = [];
let opened = 0;

/** The same address in another spelling each time: a POST sent twice within a second, by two tests, is not one POST. */
const apiBase = () => `${apiAddress()}/api${'/.'.repeat((opened += 1))}`;

/** Ends the pages that were opened, and leaves a browser that was never here. */
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
 * Opens the site at a URL as a browser would: the real store, router, cookies and pages of the shell, real calls to the
 * API of this test file. Only the loading of remotes is replaced: tiny modules take the place of the product's.
 */
export async function openShell(url: string, { token, config, liveChat, reload, screens = [], broken = [] }: Entry = {}) {
  // jsdom has none.
  Object.assign(globalThis, { BroadcastChannel });
  window.history.replaceState(null, '', url);
  if (!document.querySelector('meta[name="description"]'))
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="">');
  document.documentElement.lang = 'en';
  if (token) document.cookie = `authToken=${token}; Path=/`;

  const { 'mfe-marketing': marketing, ...others } = tinyRemotes;
  const remotes = { ...others, 'mfe-marketing': { screens: [...(marketing?.screens ?? []), ...screens] } };
  const loadRemote = jest.fn(async (name: string) => {
    const remote = Object.entries(remotes).find(([known]) => known === name)?.[1];
    if (!remote || broken.includes(name)) throw new RemoteFault('entry', name, '1.0.0');
    return tinyModule(remote);
  });
  const shell = createShell({
    config: { apiBase: apiBase(), ...config },
    composition: tinyComposition(remotes),
    loadRemote,
    checkAnswer,
    liveChat,
    reload,
  });
  const view = render(await shell.page());
  disposers.push(() => {
    view.unmount();
    shell.dispose();
  });
  return { ...view, ...shell, loadRemote };
}
