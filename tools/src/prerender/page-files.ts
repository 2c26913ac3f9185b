import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { writeWhole } from '../release/registry';

/** Folder of a site with one file for each page that was drawn at release. */
export const pagesFolder = 'pages';

const landing = 'index';

/** The file of a page's path: 'pages/index.html' of '/', 'pages/scans/mri.html' of '/scans/mri'. */
function pageFile(site: string, path: string): string {
  const words = normalize(path).replace(/^\/+|\/+$/g, '');
  return join(site, pagesFolder, `${words || landing}.html`);
}

/** The file to serve for a path: its own, or undefined when none was drawn. */
export function drawnFile(site: string, path: string): string | undefined {
  const file = pageFile(site, path);
  const inside = !relative(join(site, pagesFolder), file).startsWith('..');
  return inside && path !== `/${landing}` && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Writes each page whole, then takes away those of an earlier release that are no more. */
export function writePageFiles(site: string, pages: ReadonlyMap<string, string>) {
  const folder = join(site, pagesFolder);
  const kept = new Set<string>();
  for (const [path, html] of pages) {
    const file = pageFile(site, path);
    writeWhole(file, html);
    kept.add(file);
  }
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(file)) rmSync(file, { force: true });
  }
}
