import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build } from '../build/build-package';

const factsOf = (folder: string) => readFileSync(join(folder, 'build.json'), 'utf8');

/**
 * Copies a build into its own folder of the site. A folder that is there is never written again; a build that has the
 * same version and is another one is refused.
 */
export function place(site: string, { name, version, folder }: Build) {
  const target = join(site, name, version);
  if (existsSync(target)) {
    if (factsOf(target) !== factsOf(folder))
      throw new Error(`${name} ${version} is published already, with other files; build it anew under another number`);
    return;
  }
  const unfinished = `${target}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  cpSync(folder, unfinished, { recursive: true });
  renameSync(unfinished, target);
}
