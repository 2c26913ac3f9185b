import * as contracts from '@scanharbor/shared-contracts';
import {
  type AppConfig,
  createStore,
  guestSessionStarted,
  type RemoteModule,
  type RouteHandle,
  setConfig,
} from '@scanharbor/shared-contracts';
import * as platform from '@scanharbor/shared-contracts/platform';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createRemoteRoutes } from '../router/remote-routes';
import { shellPages } from '../pages/shell-pages';
import { resolveMetadata } from '../layout/document-metadata';
import { SiteLayout } from '../layout/site-layout';

/** Modules that a remote's server bundle shares with the shell, the same list as in the browser. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@scanharbor/shared-contracts': contracts,
  '@scanharbor/shared-contracts/platform': platform,
};

/** The screens of the shell, as a remote exports its own. */
export const routes = shellPages;

/** They have other languages, to which the header links. */
export const languages = {};

export { prerenderedPaths, prerenderedUnless } from './prerendered-paths';

/** Prerendered page of a guest before any data has loaded. */
export interface PrerenderedPage {
  title: string;
  description: string;
  /** Elements for the document's head. */
  head: string;
  css: string;
  html: string;
}

interface PrerenderInput {
  path: string;
  /** Name of the remote that owns the path, or 'shell'. */
  remote: string;
  module: RemoteModule;
  config: Partial<AppConfig>;
}

/** Returns the CSS rules without the markers that styled-components needs to rehydrate. */
const readCss = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '');

/** In the document's head it outlives the page that the application replaces, for crawlers that run scripts first. */
const structuredData = /<script type="application\/ld\+json">[^]*?<\/script>/;

const guestServices = { apiBase: '', apiKey: '', token: () => undefined, location: () => undefined };

/**
 * Renders a public page without a browser, with the same layout, routes and styles as in one.
 * Returns undefined when the path redirects or its page fails.
 */
export async function renderPage({ path, remote, module, config }: PrerenderInput): Promise<PrerenderedPage | undefined> {
  setConfig(config);
  const { store } = createStore(guestServices);
  store.dispatch(guestSessionStarted());
  // The version is omitted, because only the browser selects it.
  const screens = createRemoteRoutes(remote, '', module).map((screen) =>
    'handle' in screen ? { ...screen, handle: { ...screen.handle, source: undefined } } : screen,
  );
  const handler = createStaticHandler([{ id: 'root', element: <SiteLayout />, children: screens }]);
  const context = await handler.query(new Request(new URL(path, 'http://page.invalid')));
  if (context instanceof Response) return undefined;

  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <Provider store={store}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </Provider>,
      ),
    );
    // React writes the elements of the head first.
    const [head = ''] = /^(<(link|meta)\b[^>]*>)*/.exec(markup) ?? [];
    const body = markup.slice(head.length);
    if (!body.includes('<h1')) return undefined;
    const html = body.replace(structuredData, '');
    const match = context.matches.at(-1);
    const { title, description } = resolveMetadata(match?.route.handle as RouteHandle | undefined, match?.params ?? {});
    return { title, description, head: head + (structuredData.exec(body)?.[0] ?? ''), css: readCss(sheet), html };
  } finally {
    sheet.seal();
  }
}
