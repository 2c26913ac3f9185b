import * as contracts from '@scanharbor/shared-contracts';
import { type AppConfig, createStore, guestKnown, type RemoteModule, type RouteHandle, setConfig } from '@scanharbor/shared-contracts';
import * as platform from '@scanharbor/shared-contracts/platform';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { graft } from '../router/graft';
import { screenFacts } from '../layout/page-facts';
import { SiteLayout } from '../layout/site-layout';

/** What a remote's bundle for the server takes from here in place of copies of its own: the same list as in the browser. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@scanharbor/shared-contracts': contracts,
  '@scanharbor/shared-contracts/platform': platform,
};

/** A page as a guest first sees it, before any data is there. */
export interface Drawn {
  title: string;
  description: string;
  /** Elements for the document's head. */
  head: string;
  css: string;
  html: string;
}

interface Wanted {
  path: string;
  /** Name of the remote that owns the path. */
  remote: string;
  module: RemoteModule;
  config: Partial<AppConfig>;
}

/** The rules alone, without what the library writes between them to find its own again. */
const cssOf = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '');

const nobody = { apiBase: '', apiKey: '', token: () => undefined, location: () => undefined };

/**
 * Draws a public page without a browser, by the same layout, routes and styles as in one.
 * Undefined when the path shows nothing of its own: it leads elsewhere, or its page failed.
 */
export async function draw({ path, remote, module, config }: Wanted): Promise<Drawn | undefined> {
  setConfig(config);
  const { store } = createStore(nobody);
  store.dispatch(guestKnown());
  // The element does not say which version drew it: that is known once the page is alive.
  const screens = graft(remote, '', module).map((screen) =>
    'handle' in screen ? { ...screen, handle: { ...screen.handle, from: undefined } } : screen,
  );
  const { query, dataRoutes } = createStaticHandler([{ id: 'root', element: <SiteLayout />, children: screens }]);
  const context = await query(new Request(new URL(path, 'http://page.invalid')));
  if (context instanceof Response) return undefined;

  const sheet = new ServerStyleSheet();
  try {
    const whole = renderToString(
      sheet.collectStyles(
        <Provider store={store}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Provider>,
      ),
    );
    // React writes what belongs into the head before everything else.
    const [head = ''] = /^(<(link|meta)\b[^>]*>)*/.exec(whole) ?? [];
    const html = whole.slice(head.length);
    if (!html.includes('<h1')) return undefined;
    const match = context.matches.at(-1);
    const { title, description } = screenFacts(match?.route.handle as RouteHandle | undefined, match?.params ?? {});
    return { title, description, head, css: cssOf(sheet), html };
  } finally {
    sheet.seal();
  }
}
