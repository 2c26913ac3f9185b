import { readCookie } from '../session/cookies';
import { compose, filesFor } from './composition';
import { integrityInName } from './file-integrity';
import { pageJson, type Registry } from './registry';
import { visitorId } from './visitor';

/**
 * Runs inline in the page, before any other script: asks for all that the URL at hand needs in one wave, instead of a
 * chain of entry, routes and page. The page allows it by its hash.
 */
// Who is signed in may be led elsewhere: what a guest sees must not flash up before.
const token = readCookie('authToken');
if (token) document.documentElement.dataset.session = 'kept';

const registry = pageJson<Registry>('sh-registry');
const shellRoutes = pageJson<{ path: string; files: string[] }[]>('sh-routes');
const path = location.pathname;
const composition = compose(registry, visitorId());
const integrity = new Map(Object.values(composition).map(({ url, metadata }) => [url, metadata.integrity]));
const own = shellRoutes.find((route) => route.path === path)?.files ?? filesFor(composition, path);
const files = token ? [...own, ...pageJson<string[]>('sh-signed-in')] : own;
for (const href of files) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // The same as the script will state, or the browser would not take what was asked for here.
  link.integrity = integrity.get(href) ?? integrityInName(href) ?? '';
  link.href = href;
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
