import { createRoot } from 'react-dom/client';
import { type Composition } from '../federation/composition';
import { type RemoteVersion } from '../federation/registry';
import { OverrideBanner, type OverrideState } from './override-banner';
import { clearOverrides, type Override, wantedOverrides } from './wanted';

/** The version of a remote that another site shows. Rejects when the site cannot be asked, or has no such remote. */
async function versionAt({ remote, site }: Override): Promise<RemoteVersion> {
  const answer = await fetch(`${site}/registry.json`, { cache: 'no-store' });
  const { microFrontends } = (await answer.json()) as { microFrontends: Record<string, RemoteVersion[]> };
  const live = microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`${site} has no ${remote}`);
  return { ...live, url: new URL(live.url, site).href };
}

function showBanner(overrides: OverrideState[]) {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<OverrideBanner overrides={overrides} onClear={clearOverrides} />);
}

/**
 * Puts the versions in place that this tab asks for, and says so on the screen while it does. Which origins it may ask is
 * the page's content security policy. A remote that cannot be had stays as released.
 */
export async function withOverrides(released: Composition): Promise<Composition> {
  const wanted = wantedOverrides();
  if (wanted.length === 0) return released;
  const found = await Promise.all(wanted.map((override) => versionAt(override).catch(() => undefined)));
  showBanner(wanted.map((override, place) => ({ ...override, version: found[place]?.metadata.version })));
  return {
    ...released,
    ...Object.fromEntries(wanted.flatMap(({ remote }, place) => (found[place] ? [[remote, found[place]]] : []))),
  };
}
