import { applyAppearance, followOtherTabs, readAppearance } from '@scanharbor/shared-ui/appearance';
import { applySiteLanguage } from '@scanharbor/shared-contracts/browser/site-language';
import { keepEarlyInput } from '../prerender/early-input';
import { recordEarlyPress } from '../prerender/early-press';
import { type PrerenderedUnless, startsDifferently } from '../prerender/starts-differently';
import { readCookie } from '../session/cookies';
import { chooseComposition, findOwner, listScreenFiles } from './composition';
import { parseIntegrity } from './parse-integrity';
import { readPageJson, type Registry } from './registry';
import { getVisitorId } from './visitor-id';
import { page } from './page-refusals';
import { type SiteKeys, verifyRegistry } from './verify-registry';

/** Set by the release in front of this script; missing in a page without signatures. */
declare const siteKeys: SiteKeys | undefined;

/**
 * Runs inline in the page, before any other script, and preloads all files of the current URL in parallel, instead of a
 * chain of entry, routes and page, and sets the color scheme. The content security policy allows it by its hash.
 */
// Before the first paint, so that no page in other colors flashes up.
applyAppearance(readAppearance());
followOtherTabs();

// The prerendered page is that of an English guest. A signed-in user may be redirected, other guests start in another state, and other
// languages replace it: it must not flash up before.
const token = readCookie('authToken');
const isOtherLanguage = applySiteLanguage() !== 'en';
if (isOtherLanguage || token || startsDifferently(readPageJson<PrerenderedUnless | null>('sh-prerendered-unless') ?? {})) {
  document.documentElement.dataset.session = 'kept';
}
recordEarlyPress();
window.keepEarlyInput = keepEarlyInput;

const registry = readPageJson<Registry>('sh-registry');
const shellRoutes = readPageJson<{ path: string; files: string[] }[]>('sh-routes');
// Beside the downloads, so that the shell finds the result when it starts.
if (typeof siteKeys === 'object') page.refusals = verifyRegistry(registry, siteKeys).catch(() => undefined);
const path = location.pathname;
const composition = chooseComposition(registry, getVisitorId());
const integrity = new Map(Object.values(composition).map(({ url, metadata }) => [url, metadata.integrity]));
const screenFiles = shellRoutes.find((route) => route.path === path)?.files ?? listScreenFiles(composition, path);
const isModule = composition[findOwner(composition, path) ?? '']?.extras.scanharbor.container === 'module';
const files = token ? [...screenFiles, ...readPageJson<string[]>('sh-signed-in')] : screenFiles;
for (const href of files) {
  const link = document.createElement('link');
  link.rel = isModule ? 'modulepreload' : 'preload';
  link.as = 'script';
  // The browser reuses a preload only when the script element states the same integrity.
  link.integrity = integrity.get(href) ?? parseIntegrity(href) ?? '';
  link.href = href;
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
