import { lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Lists all files of a folder, relative to it, with '/'. Throws for a link, which may point outside of it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => {
      const entry = lstatSync(join(folder, name));
      if (entry.isSymbolicLink()) throw new Error(`${join(folder, name)} is a link; a bundle contains files only`);
      return entry.isFile();
    })
    .map((name) => name.replaceAll(sep, '/'));
}
