import { Button } from '@scanharbor/shared-ui/button';
import { token } from '@scanharbor/shared-ui/theme';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { type Composition } from '../federation/composition';
import { type RemoteVersion } from '../federation/registry';
import { lazyTexts } from '../lazy-texts';
import { clearOverrides, type Override, readOverrides } from './override-storage';

interface OverrideState extends Override {
  /** Version on the other site; undefined when it could not be loaded. */
  version?: string;
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8} ${token.space16};
  padding: ${token.space8} ${token.space16};
  border-bottom: 2px solid ${token.danger};
  background: ${token.surface};
  color: ${token.ink};
`;

interface OverrideBannerProps {
  overrides: OverrideState[];
  onClear: () => void;
}

/** Lists the remotes of the page that are not the released ones. */
function OverrideBanner({ overrides, onClear }: OverrideBannerProps) {
  return (
    <Bar aria-label={lazyTexts.override.title}>
      {overrides.map(({ remote, site, version }) => (
        <span key={remote}>{version ? lazyTexts.override.from(remote, version, site) : lazyTexts.override.missing(remote, site)}</span>
      ))}
      <Button variant="secondary" onClick={onClear}>
        {lazyTexts.override.clear}
      </Button>
    </Bar>
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

function showBanner(overrides: OverrideState[]) {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<OverrideBanner overrides={overrides} onClear={clearOverrides} />);
}

/**
 * Replaces released versions by the overrides of this tab and shows a banner. The content security policy limits the allowed
 * origins. A remote that cannot be loaded stays as released.
 */
export async function applyOverrides(released: Composition): Promise<Composition> {
  const overrides = readOverrides();
  if (overrides.length === 0) return released;
  const versions = await Promise.all(overrides.map((override) => fetchVersion(override).catch(() => undefined)));
  showBanner(overrides.map((override, index) => ({ ...override, version: versions[index]?.metadata.version })));
  return {
    ...released,
    ...Object.fromEntries(overrides.flatMap(({ remote }, index) => (versions[index] ? [[remote, versions[index]]] : []))),
  };
}
