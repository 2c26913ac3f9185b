import { type AppConfig } from '@scanharbor/shared-contracts';
import { createRoot } from 'react-dom/client';
import { answerCheck } from './answer-check';
import { createShell } from './create-shell';
import { compose } from './federation/composition';
import { fetchAhead } from './federation/fetch-ahead';
import { createRemoteLoader } from './federation/load-remote';
import { pageJson } from './federation/registry';
import { soundRegistry } from './federation/sound-registry';
import { visitorId } from './federation/visitor';
import { whenIdle } from './federation/when-idle';
import { takeOver } from './prerender/take-over';
import { signedInPart } from './session/signed-in-part';

/** Opens the shell in the page that carries its configuration and the registry. */
export async function start() {
  const config = pageJson<Partial<AppConfig> | null>('sh-config') ?? {};
  const released = compose(soundRegistry(pageJson<unknown>('sh-registry')), visitorId());
  const composition = config.allowOverride ? await (await import('./override/override')).withOverrides(released) : released;
  const loadRemote = createRemoteLoader(composition);
  const { mayOpen, page, router, store } = createShell({
    config,
    composition,
    loadRemote,
    checkAnswer: await answerCheck(),
  });
  const drawn = await page();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the application');
  takeOver(place, () => createRoot(place).render(drawn));
  fetchAhead({ composition, loadRemote, mayOpen });
  whenIdle(() => {
    // Whoever signs in later shall not wait for it; where it does not come now, it is asked for again.
    signedInPart().catch(() => undefined);
    void import('./releases').then(
      ({ takeUpReleases, isOutdated }) =>
        takeUpReleases({ router, store, isOutdated: () => isOutdated(released), reload: () => location.reload() }),
      // The page keeps its versions until it is loaded again.
      () => undefined,
    );
  });
}
