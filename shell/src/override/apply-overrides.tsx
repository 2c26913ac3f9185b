import { Button } from '@scanharbor/shared-ui/button';
import { NoticeBar, showAboveSite } from '../components/notice-bar';
import { type Composition } from '../federation/composition';
import { type RemoteVersion } from '../federation/registry';
import { lazyTexts } from '../lazy-texts';
import { clearOverrides, type Override, readOverrides } from './override-storage';

interface OverrideState extends Override {
  /** Version on the other site; undefined when it could not be loaded. */
  version?: string;
}

interface OverrideBannerProps {
  overrides: OverrideState[];
  onClear: () => void;
}

/** Lists the remotes of the page that are not the released ones. */
function OverrideBanner({ overrides, onClear }: OverrideBannerProps) {
  return (
    <NoticeBar aria-label={lazyTexts.override.title}>
      {overrides.map(({ remote, site, version }) => (
        <span key={remote}>{version ? lazyTexts.override.from(remote, version, site) : lazyTexts.override.missing(remote, site)}</span>
      ))}
      <Button variant="secondary" onClick={onClear}>
        {lazyTexts.override.clear}
      </Button>
    </NoticeBar>
  );
}

/** Fetches the live version of a remote on another site. Rejects when the site does not respond or lacks the remote. */
async function fetchVersion({ remote, site }: Override): Promise<RemoteVersion> {
  const response = await fetch(`${site}/registry.json`, { cache: 'no-store' });
  const { microFrontends } = (await response.json()) as { microFrontends: Record<string, RemoteVersion[]> };
  const live = microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`${site} has no ${remote}`);
  return { ...live, url: new URL(live.url, site).href };
}

/**
 * Replaces released versions by the overrides of this tab and shows a banner. The content security policy limits the allowed
 * origins. A remote that cannot be loaded stays as released.
 */
export async function applyOverrides(released: Composition): Promise<Composition> {
  const overrides = readOverrides();
  if (overrides.length === 0) return released;
  const versions = await Promise.all(overrides.map((override) => fetchVersion(override).catch(() => undefined)));
  const states = overrides.map((override, index) => ({ ...override, version: versions[index]?.metadata.version }));
  showAboveSite(<OverrideBanner overrides={states} onClear={clearOverrides} />);
  return {
    ...released,
    ...Object.fromEntries(overrides.flatMap(({ remote }, index) => (versions[index] ? [[remote, versions[index]]] : []))),
  };
}
