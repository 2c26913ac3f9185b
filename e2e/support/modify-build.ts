import { createHash } from 'node:crypto';
import { releasedVersion } from './registry';

/** A build in which one file of a remote differs from the released one. */
export interface ModifiedBuild {
  /** Contents of the changed files, by path. */
  files: Map<string, string>;
  /** Old and new hashes, which the page has to name. */
  renamed: [from: string, to: string][];
}

const hashInName = /\.([\w-]{43})\.js$/;
const hashForName = (text: string) => createHash('sha256').update(text).digest('base64url');
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function fetchText(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/**
 * Changes one file of a released remote, its entry or a chunk, and every reference to it: a chunk is named by its hash, the
 * entry contains the names, the registry the entry's hash. Returns a build that the shell accepts.
 */
export async function modifyBuild(site: string, remote: string, file: string, edit: (text: string) => string): Promise<ModifiedBuild> {
  const { url, metadata } = await releasedVersion(remote, site);
  const entry = await fetchText(site + url);
  if (file === url) {
    const edited = edit(entry);
    return { files: new Map([[url, edited]]), renamed: [[metadata.integrity, integrity(edited)]] };
  }
  const edited = edit(await fetchText(site + file));
  const oldHash = hashInName.exec(file)?.[1];
  if (!oldHash || !entry.includes(oldHash)) throw new Error(`The entry of ${remote} names no chunk ${file}`);
  const newHash = hashForName(edited);
  const editedEntry = entry.replaceAll(oldHash, newHash);
  return {
    files: new Map([
      [file.replace(oldHash, newHash), edited],
      [url, editedEntry],
    ]),
    renamed: [
      [oldHash, newHash],
      [metadata.integrity, integrity(editedEntry)],
    ],
  };
}
