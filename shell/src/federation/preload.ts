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
const own = shellRoutes.find((route) => route.path === path)?.files;
for (const href of own ?? filesFor(compose(registry, visitorId()), path)) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}
