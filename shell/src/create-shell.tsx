import { type AppConfig, type ContractServices, createStore, setConfig, type Store } from '@scanharbor/shared-contracts';
import { type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type LiveChat, LiveChatContext, noChat } from './chat/live-chat';
import { tellChat } from './chat/tell-chat';
import { type Composition } from './federation/composition';
import { type RemoteLoader } from './federation/load-remote';
import { rememberScroll } from './layout/scroll-memory';
import { createAppRouter, routerReady } from './router/router';
import { keepDrafts } from './session/drafts-storage';
import { followCookie } from './session/follow-cookie';
import { heldToken, isReplaced } from './session/page-token';
import { answerSession, tellDeadline } from './session/answer-session';
import { noteServerTime } from './session/server-clock';
import { createStartUp } from './session/start-up';

interface ShellParts {
  config: Partial<AppConfig>;
  /** The remotes' versions that this page is made of, and how to get them. */
  composition: Composition;
  loadRemote: RemoteLoader;
  checkAnswer?: ContractServices['checkAnswer'];
  liveChat?: LiveChat;
  /** Draws the page anew from nothing. */
  reload?: () => void;
}

/**
 * Makes the store and the router of one page and binds them together: the only place where they are made.
 * `page` waits until the first screen can be drawn whole.
 */
export function createShell({
  config,
  composition,
  loadRemote,
  checkAnswer,
  liveChat = noChat,
  reload = () => location.reload(),
}: ShellParts) {
  const { apiBase, apiKey } = setConfig(config);
  const own = (): Store => store;
  const { store, answer } = createStore({
    apiBase,
    apiKey,
    token: () => {
      if (isReplaced()) reload();
      return heldToken();
    },
    // Each tab works at the location that its own menu names; the cookie tells the last one chosen in any.
    location: () => own().getState().session.locationId,
    checkAnswer,
    sessionDeadline: (iso, serverTime) => {
      noteServerTime(serverTime);
      tellDeadline(own)(iso);
    },
  });
  keepDrafts(store);

  const started = createStartUp(store, () => void router.navigate('/', { replace: true }));
  void started();
  const followScroll = rememberScroll();
  const { router, mayOpen } = createAppRouter({ store, composition, loadRemote, started });
  answerSession(store, answer, (to, options) => router.navigate(to, options), reload);
  const stopFollowing = followCookie(reload);
  const stopScroll = followScroll(router);
  const stopChat = tellChat(router, liveChat);

  async function page(): Promise<ReactElement> {
    await routerReady(router);
    return (
      <Provider store={store}>
        <LiveChatContext value={liveChat}>
          <RouterProvider router={router} />
        </LiveChatContext>
      </Provider>
    );
  }

  function dispose() {
    stopFollowing();
    stopScroll();
    stopChat();
    router.dispose();
  }

  return { store, router, mayOpen, page, dispose };
}
