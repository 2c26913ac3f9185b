import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import { writeWhole } from '../release/registry';

/** Folder of a site with one file for each page that was ever drawn at release. */
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

/**
 * Writes each page whole, and `plain`, the page that draws itself in the browser, over those of an earlier release that are drawn no more:
 * whoever copies the site to a host only adds, so a file that went here would stay there as it was.
 */
export function writePageFiles(site: string, pages: ReadonlyMap<string, string>, plain: string) {
  const folder = join(site, pagesFolder);
  const drawn = new Map([...pages].map(([path, html]) => [pageFile(site, path), html]));
  for (const [file, html] of drawn) writeWhole(file, html);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.html') && !drawn.has(file)) writeWhole(file, plain);
  }
}
