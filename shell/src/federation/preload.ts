import { applyAppearance, followOtherTabs, readAppearance } from '@scanharbor/shared-ui/appearance';
import { applySiteLanguage } from '@scanharbor/shared-contracts/browser/site-language';
import { followBrowserTranslation } from '../browser-translation';
import { keepEarlyInput } from '../prerender/early-input';
import { recordEarlyPress } from '../prerender/early-press';
import { whenNoFieldInUse } from '../prerender/field-in-use';
import { addScripts, type PageScript, watchScripts } from '../prerender/page-scripts';
import { showStartFailure } from '../prerender/start-failure';
import { startWithUse } from '../prerender/start-with-use';
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
 * chain of entry, routes and page, and sets the color scheme. A prerendered page has no script elements: this script adds them, once
 * the visitor uses the page. The content security policy allows it by its hash.
 */
// Before the first paint, so that no page in other colors flashes up. The page's own colors are those of the system.
const appearance = readAppearance();
if (appearance !== 'system') applyAppearance(appearance);
followOtherTabs();

// The prerendered page is that of an English guest. A signed-in user may be redirected, other guests start in another state, and other
// languages replace it: it must not flash up before.
const token = readCookie('authToken');
const { language, isChosen } = applySiteLanguage();
// For the profile of a signed-in patient, which otherwise decides in a new tab.
if (token && isChosen) document.documentElement.dataset.languageChosen = '';
const isHidden =
  language !== 'en' || Boolean(token) || startsDifferently(readPageJson<PrerenderedUnless | null>('sh-prerendered-unless') ?? {});
if (isHidden) document.documentElement.dataset.session = 'kept';
recordEarlyPress();
// A page does not know the host that it is served from; search engines expect it in the link.
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
canonical?.setAttribute('href', canonical.href);
Object.assign(window, { keepEarlyInput, whenNoFieldInUse, showStartFailure });
watchScripts();

/** Returns the registry, and the files of the current URL. */
function readFiles() {
  const registry = readPageJson<Registry>('sh-registry');
  const shellRoutes = readPageJson<{ path: string; files: string[] }[]>('sh-routes');
  const path = location.pathname;
  const composition = chooseComposition(registry, getVisitorId());
  const integrity = new Map(Object.values(composition).map(({ url, metadata }) => [url, metadata.integrity]));
  const screenFiles = shellRoutes.find((route) => route.path === path)?.files ?? listScreenFiles(composition, path);
  const urls = token ? [...screenFiles, ...readPageJson<string[]>('sh-signed-in')] : screenFiles;
  const isModule = composition[findOwner(composition, path) ?? '']?.extras.scanharbor.container === 'module';
  return { registry, files: urls.map((src) => ({ src, integrity: integrity.get(src) ?? parseIntegrity(src) ?? '', isModule })) };
}

function preload({ src, integrity, isModule = false }: PageScript & { isModule?: boolean }) {
  const link = document.createElement('link');
  link.rel = isModule ? 'modulepreload' : 'preload';
  link.as = 'script';
  // The browser reuses a preload only when the script element states the same integrity.
  link.integrity = integrity;
  link.href = src;
  if (new URL(src, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** The shell's scripts, in a prerendered page; otherwise they are elements of the page. */
const scripts = readPageJson<PageScript[] | null>('sh-scripts') ?? [];

function start() {
  followBrowserTranslation(document.body);
  const { registry, files } = readFiles();
  // Beside the downloads, so that the shell finds the result when it starts.
  if (typeof siteKeys === 'object') page.refusals = verifyRegistry(registry, siteKeys).catch(() => undefined);
  for (const script of [...files, ...scripts]) preload(script);
  addScripts(scripts);
}

const waitAndStart = () => startWithUse(start, () => [...scripts, ...readFiles().files].map(({ src }) => src));
// Nothing that could be used is parsed yet, and a task of its own keeps this one short.
if (scripts.length > 0 && !isHidden) setTimeout(waitAndStart);
else start();
