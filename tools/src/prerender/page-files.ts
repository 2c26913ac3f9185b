import { existsSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { writeFileAtomically } from '../release/registry';
import { isFile } from '../site/is-file';

/** Folder of a site with one file for each screen: a prerendered page, or the plain page, which renders in the browser. */
const pagesFolder = 'pages';

const landing = 'index';

/** Name of a file or folder for a parameter of a pattern, and of a file for everything below a folder. deploy/nginx looks for both. */
const parameter = '_';
const anyPath = '_rest';

const toSegments = (path: string) => path.split('/').filter(Boolean);

/** Returns the file of a page: 'pages/index.html' for '/', 'pages/scans/mri.html' for '/scans/mri'. */
const pageFile = (site: string, segments: string[]) => `${join(site, pagesFolder, ...(segments.length > 0 ? segments : [landing]))}.html`;

/** Returns the files for a pattern: one, or two for '/tests/:page?' and '/providers/*', which also match without their last segment. */
function patternFiles(site: string, pattern: string): string[] {
  const segments = toSegments(pattern).map((segment) => (segment === '*' ? anyPath : segment.startsWith(':') ? parameter : segment));
  const own = pageFile(site, segments);
  return /(\?|\/\*)$/.test(pattern) ? [pageFile(site, segments.slice(0, -1)), own] : [own];
}

function findIn(folder: string, [segment = '', ...rest]: string[]): string | undefined {
  for (const name of [segment, parameter]) {
    const file = join(folder, `${name}.html`);
    const found = rest.length > 0 ? findIn(join(folder, name), rest) : isFile(file) ? file : undefined;
    if (found) return found;
  }
  const below = join(folder, `${anyPath}.html`);
  return isFile(below) ? below : undefined;
}

/** Returns the file of the screen at a path; undefined for a path that no released part of the site has a screen for. */
export function findPageFile(site: string, path: string): string | undefined {
  const segments = toSegments(normalize(path));
  if (segments[0] === landing) return undefined;
  return findIn(join(site, pagesFolder), segments.length > 0 ? segments : [landing]);
}

interface PageFiles {
  /** Prerendered pages by path. */
  pages: ReadonlyMap<string, string>;
  /** Patterns of all screens, such as '/docs/:identifier'. */
  patterns: readonly string[];
  /** The page that renders in the browser. */
  plain: string;
}

/**
 * Writes the file of each screen atomically. Replaces the pages that only a previous release prerendered by the plain page. A
 * deleted file would remain on a host, because the upload only adds files.
 */
export function writePageFiles(site: string, { pages, patterns, plain }: PageFiles) {
  const files = new Map(patterns.flatMap((pattern) => patternFiles(site, pattern)).map((file) => [file, plain]));
  for (const [path, html] of pages) files.set(pageFile(site, toSegments(path)), html);
  for (const [file, html] of files) writeFileAtomically(file, html);
  const folder = join(site, pagesFolder);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.html') && !files.has(file)) writeFileAtomically(file, plain);
  }
}
