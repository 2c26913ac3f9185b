import { type Composition, compose } from '../federation/composition';
import { soundRegistry } from '../federation/sound-registry';
import { visitorId } from '../federation/visitor';

const json = async (path: string): Promise<unknown> => (await fetch(path, { cache: 'no-cache' })).json();

const versionsOf = (composition: Composition) =>
  Object.entries(composition)
    .map(([name, { metadata }]) => `${name}@${metadata.version}`)
    .sort()
    .join();

/** Whether this visitor would get other versions of the shell or a remote if the page came anew. Rejects without a network. */
export async function isOutdated(current: Composition): Promise<boolean> {
  const [registry, shell] = await Promise.all([json('/registry.json'), json('/shell/live.json')]);
  const { version } = shell as { version: string };
  const ownShell = document.querySelector(`script[src^="/shell/${CSS.escape(version)}/"]`);
  return !ownShell || versionsOf(compose(soundRegistry(registry), visitorId())) !== versionsOf(current);
}
