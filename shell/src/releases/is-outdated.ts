import { type Composition, chooseComposition } from '../federation/composition';
import { sanitizeRegistry } from '../federation/sanitize-registry';
import { getVisitorId } from '../federation/visitor-id';

const fetchJson = async (path: string): Promise<unknown> => (await fetch(path, { cache: 'no-cache' })).json();

const describeVersions = (composition: Composition) =>
  Object.entries(composition)
    .map(([name, { metadata }]) => `${name}@${metadata.version}`)
    .sort()
    .join();

/** Whether a reload would load other versions of the shell or a remote for this visitor. Rejects without a network. */
export async function isOutdated(current: Composition): Promise<boolean> {
  const [registry, shell] = await Promise.all([fetchJson('/registry.json'), fetchJson('/shell/live.json')]);
  const { version } = shell as { version: string };
  const ownShell = document.querySelector(`script[src^="/shell/${CSS.escape(version)}/"]`);
  return !ownShell || describeVersions(chooseComposition(sanitizeRegistry(registry), getVisitorId())) !== describeVersions(current);
}
