import { render, type RenderResult } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import {
  clearCached,
  createStore,
  guestSessionStarted,
  locationChosen,
  locationUpdated,
  type Message,
  type RemoteModule,
  type RemoteRoute,
  sessionEnded,
  signedIn,
  type Store,
  userLoaded,
} from '@scanharbor/shared-contracts';
import { loadIdentity } from '@scanharbor/shared-contracts/api/account';
import { abortReads } from './abort-reads';
import { validateResponse } from './validate-response';
import { apiAddress, controlSession } from './control';

interface Entry {
  routes: RemoteRoute[];
  frame?: RemoteModule['frame'];
  /** Email of a seeded account; a guest when left out. */
  signedInAs?: string;
  /** Rendered beside the screen, such as a banner area. */
  beside?: ReactNode;
}

interface RenderedScreen extends RenderResult {
  store: Store;
  router: ReturnType<typeof createMemoryRouter>;
}

function Banners({ store }: { store: Store }) {
  const [messages, setMessages] = useState<Message[]>(store.getState().messages);
  useEffect(() => store.subscribe(() => setMessages(store.getState().messages)), [store]);
  return (
    <>
      {messages.map(({ id, status, message }) => (
        <div key={id} role={status === false ? 'alert' : 'status'}>
          {message}
        </div>
      ))}
    </>
  );
}

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/**
 * Opens a remote's screen by its URL, as the shell would: real store, real calls to the API of this test file.
 * Renders banners as plain text. Returns the store, the router and the result of Testing Library's render.
 */
export async function renderAt(url: string, { routes, frame, signedInAs, beside }: Entry): Promise<RenderedScreen> {
  let token: string | undefined;
  const { store, listen } = createStore({
    apiBase: `${apiAddress()}/api`,
    apiKey: 'test',
    token: () => token,
    location: () => store.getState().session.locationId,
    validateResponse: validateResponse,
  });

  async function startSession(sessionToken: string) {
    token = sessionToken;
    const { user, provider } = await loadIdentity(store.dispatch);
    store.dispatch(userLoaded({ user, provider, locationId: provider?.practice.primaryLocationId }));
  }
  listen(signedIn, async ({ payload }) => {
    try {
      await startSession(payload.token);
    } catch {
      token = undefined;
      store.dispatch(guestSessionStarted());
    }
  });
  listen(sessionEnded, () => store.dispatch(guestSessionStarted()));
  listen(locationChosen, ({ payload }) => {
    store.dispatch(locationUpdated(payload));
    store.dispatch(clearCached('tests'));
  });

  if (signedInAs) await startSession(await controlSession(signedInAs));
  else store.dispatch(guestSessionStarted());

  const surround = await frame?.();
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        element: surround ? (
          <surround.Frame>
            <Outlet />
          </surround.Frame>
        ) : (
          <main>
            <Outlet />
          </main>
        ),
        children: [
          ...routes.map(({ path, handle, page }) => ({
            path,
            handle,
            lazy: async () => ({ Component: (await page()).Page }),
          })),
          { path: '*', element: <p data-testid="elsewhere" /> },
        ],
      },
    ],
    { initialEntries: [url] },
  );
  const view = render(
    <Provider store={store}>
      <Banners store={store} />
      <RouterProvider router={router} />
      {beside}
    </Provider>,
  );
  closers.push(() => {
    view.unmount();
    abortReads(store);
  });
  return { ...view, store, router };
}
