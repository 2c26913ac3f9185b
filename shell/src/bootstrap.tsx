import { type AppConfig } from '@scanharbor/shared-contracts';
import { createRoot } from 'react-dom/client';
import { loadResponseValidator } from './response-validator';
import { createShell } from './create-shell';
import { reconnectModule } from './load-reconnect';
import { chooseComposition } from './federation/composition';
import { createRemoteLoader } from './federation/load-remote';
import { page } from './federation/page-refusals';
import { readPageJson, type Registry } from './federation/registry';
import { getVisitorId } from './federation/visitor-id';
import { whenIdle } from './federation/when-idle';
import { replacePrerenderedPage } from './prerender/replace-prerendered-page';
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
  const composition = config.allowOverride ? await (await import('./override/apply-overrides')).applyOverrides(released) : released;
  const loadRemote = createRemoteLoader(composition);
  const shell = createShell({
    config,
    composition,
    loadRemote,
    validateResponse: await loadResponseValidator(),
  });
  const { application, ready } = shell;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  // The text of a visible prerendered page is more useful than a skeleton.
  const isBlank = root.childElementCount === 0 || document.documentElement.dataset.session !== undefined;
  await (isBlank ? Promise.race([ready(), new Promise((resolve) => setTimeout(resolve, skeletonDelayMs))]) : ready());
  replacePrerenderedPage(root, () => createRoot(root).render(application));
  await ready();
  // Without this module no event is sent.
  if (config.analyticsUrl)
    void import('./analytics').then(
      ({ startAnalytics }) => startAnalytics(String(config.analyticsUrl)),
      () => undefined,
    );
  whenIdle(() => {
    // Loaded in advance, so that a later sign-in loads without delay.
    signedInModule.prefetch();
    reconnectModule.prefetch();
    void import('./idle-work').then(
      ({ startIdleWork }) => startIdleWork({ config, released, composition, loadRemote, shell }),
      // Without this module a click loads the code, and the page stays on its versions until a reload.
      () => undefined,
    );
  });
}
