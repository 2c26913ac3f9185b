import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { writeFileAtomically } from '../release/registry';

/** Folder of a site with one file for each page that any release prerendered. */
export const pagesFolder = 'pages';

const landing = 'index';

/** Returns the file for a page's path: 'pages/index.html' for '/', 'pages/scans/mri.html' for '/scans/mri'. */
function pageFile(site: string, path: string): string {
  const name = normalize(path).replace(/^\/+|\/+$/g, '');
  return join(site, pagesFolder, `${name || landing}.html`);
}

/** Returns the file to serve for a path, or undefined for a path without a prerendered page. */
export function findPrerenderedFile(site: string, path: string): string | undefined {
  const file = pageFile(site, path);
  const isInside = !relative(join(site, pagesFolder), file).startsWith('..');
  return isInside && path !== `/${landing}` && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Writes each page atomically. Replaces the pages that only a previous release prerendered by `plain`, which renders in
 * the browser. A deleted file would remain on a host, because the upload only adds files.
 */
export function writePageFiles(site: string, pages: ReadonlyMap<string, string>, plain: string) {
  const folder = join(site, pagesFolder);
  const files = new Map([...pages].map(([path, html]) => [pageFile(site, path), html]));
  for (const [file, html] of files) writeFileAtomically(file, html);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.html') && !files.has(file)) writeFileAtomically(file, plain);
  }
}
