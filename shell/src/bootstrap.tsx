import { type AppConfig } from '@scanharbor/shared-contracts';
import { isSpanish } from '@scanharbor/shared-contracts/browser/site-language';
import { loadResponseValidator } from './response-validator';
import { createShell } from './create-shell';
import { reconnectModule } from './load-reconnect';
import { chooseComposition } from './federation/composition';
import { loadUntil } from './federation/load-error';
import { createRemoteLoader } from './federation/load-remote';
import { page } from './federation/page-refusals';
import { readPageJson, type Registry } from './federation/registry';
import { getVisitorId } from './federation/visitor-id';
import { whenIdle } from './federation/when-idle';
import { replacePrerenderedPage } from './prerender/replace-prerendered-page';
import { readWantedSet } from './preview/wanted-set';
import { shellPages } from './pages/shell-pages';
import { texts } from './texts';
import { siteLinks } from './layout/site-links';
import { signedInModule } from './session/load-signed-in-module';

/** A skeleton that appears for an instant is worse than none. */
const skeletonDelayMs = 500;

/** Reads the registry of the page. A release validates what it signs; any other registry is checked by code on demand. */
async function readRegistry(): Promise<Registry> {
  const registry = readPageJson<Registry>('sh-registry');
  return (await page.refusals)?.size === 0 ? registry : (await import('./federation/on-demand')).sanitizeRegistry(registry);
}

/** Starts the shell with the configuration and the registry of the page. */
export async function start() {
  const config = readPageJson<Partial<AppConfig> | null>('sh-config') ?? {};
  const released = chooseComposition(await readRegistry(), getVisitorId());
  // Without its texts the page appears in English.
  const spanish = isSpanish()
    ? await import(/* webpackChunkName: 'spanish' */ './spanish').then(
        ({ startSpanish }) => startSpanish({ texts, siteLinks, shellPages, loadUntil }),
        () => undefined,
      )
    : undefined;
  const set = readWantedSet();
  const inspect = location.search.includes('inspect');
  const composition =
    config.allowOverride || set !== null || inspect
      ? await import(/* webpackChunkName: 'federation' */ './preview/compose-tab').then(
          ({ composeTab }) => composeTab(released, { config, set, inspect }),
          // Without the bars the tab shows the live site.
          () => released,
        )
      : released;
  const loadRelease = createRemoteLoader(composition);
  const loadRemote = spanish?.translateRemotes(loadRelease) ?? loadRelease;
  const shell = createShell({
    config,
    composition,
    loadRemote,
    validateResponse: await loadResponseValidator(),
  });
  const { application, ready } = shell;
  spanish?.markScreens(shell);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  // The text of a visible prerendered page is more useful than a skeleton.
  const isBlank = root.childElementCount === 0 || document.documentElement.dataset.session !== undefined;
  await (isBlank ? Promise.race([ready(), new Promise((resolve) => setTimeout(resolve, skeletonDelayMs))]) : ready());
  await window.whenNoFieldInUse?.(root);
  await new Promise<void>((resolve) => replacePrerenderedPage(root, application, resolve));
  await ready();
  // In the chunk of the idle work: one more chunk would cost every first load its name. Without this module no event is sent.
  if (config.analyticsUrl)
    void import(/* webpackChunkName: 'idle' */ './analytics').then(
      ({ startAnalytics }) => startAnalytics(String(config.analyticsUrl)),
      () => undefined,
    );
  whenIdle(() => {
    // Loaded in advance, so that a later sign-in loads without delay.
    signedInModule.prefetch();
    reconnectModule.prefetch();
    void import(/* webpackChunkName: 'idle' */ './idle-work').then(
      ({ startIdleWork }) => startIdleWork({ config, released, composition, loadRemote, shell }),
      // Without this module a click loads the code, and the page stays on its versions until a reload.
      () => undefined,
    );
  });
}
