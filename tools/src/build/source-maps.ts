import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of a production build with its source maps, which a release does not publish. */
export const sourceMapsFolder = 'source-maps';

/** Moves the source maps of a build into a separate folder. */
export function moveSourceMaps(output: string) {
  const maps = readdirSync(output).filter((name) => name.endsWith('.map'));
  mkdirSync(join(output, sourceMapsFolder), { recursive: true });
  for (const name of maps) renameSync(join(output, name), join(output, sourceMapsFolder, name));
}
