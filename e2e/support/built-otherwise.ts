import { createHash } from 'node:crypto';
import { releasedVersion } from './registry';

/** What a site would answer had one file of a remote been built otherwise. */
export interface OtherBuild {
  /** Texts of the files that differ, by path. */
  files: Map<string, string>;
  /** What the page has to name instead: old and new hashes. */
  renamed: [from: string, to: string][];
}

const hashInName = /\.([\w-]{43})\.js$/;
const nameHash = (text: string) => createHash('sha256').update(text).digest('base64url');
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function textOf(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * Changes one file of a released remote, its entry or a chunk, and all that names it or vouches for it: the chunk's name is
 * its hash, the entry knows the names, the registry knows the entry's hash. The result is a build that a shell accepts.
 */
export async function builtOtherwise(site: string, remote: string, file: string, edit: (text: string) => string): Promise<OtherBuild> {
  const { url, metadata } = await releasedVersion(remote, site);
  const entry = await textOf(site + url);
  if (file === url) {
    const edited = edit(entry);
    return { files: new Map([[url, edited]]), renamed: [[metadata.integrity, integrity(edited)]] };
  }
  const edited = edit(await textOf(site + file));
  const before = hashInName.exec(file)?.[1];
  if (!before || !entry.includes(before)) throw new Error(`${file} is no chunk that the entry of ${remote} knows`);
  const after = nameHash(edited);
  const editedEntry = entry.replaceAll(before, after);
  return {
    files: new Map([
      [file.replace(before, after), edited],
      [url, editedEntry],
    ]),
    renamed: [
      [before, after],
      [metadata.integrity, integrity(editedEntry)],
    ],
  };
}
