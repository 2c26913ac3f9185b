import { compose, filesFor } from './composition';
import { pageJson, type Registry } from './registry';
import { visitorId } from './visitor';

/**
 * Runs inline in the page, before any other script: asks for all that the URL at hand needs in one wave, instead of a
 * chain of entry, routes and page. The page allows it by its hash.
 */
const registry = pageJson<Registry>('sh-registry');
const shellRoutes = pageJson<{ path: string; files: string[] }[]>('sh-routes');
const path = location.pathname;
const composition = compose(registry, visitorId());
const integrity = new Map(Object.values(composition).map(({ url, metadata }) => [url, metadata.integrity]));
const own = shellRoutes.find((route) => route.path === path)?.files;
for (const href of own ?? filesFor(composition, path)) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.integrity = integrity.get(href) ?? '';
  link.href = href;
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
