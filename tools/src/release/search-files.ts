import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellManifest } from '../build/build-manifest';
import { type Registry, writeFileAtomically } from './registry';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The origin of the installation without a final slash; empty while it is not set. */
export const readSiteUrl = ({ siteUrl }: Record<string, unknown>): string =>
  typeof siteUrl === 'string' ? siteUrl.replace(/\/+$/, '') : '';

/** Lists the prefixes of screens that need a session. */
const listPrivatePrefixes = ({ microFrontends }: Registry): string[] => {
  const prefixes = Object.values(microFrontends).flatMap((versions) =>
    versions.flatMap(({ extras }) =>
      extras.scanharbor.prefixAccess.filter(({ access }) => access !== 'public').map(({ prefix }) => prefix),
    ),
  );
  return [...new Set(['/api/', ...prefixes])].sort();
};

/** What search engines may visit; a sitemap needs the origin of the site. */
function renderRobots(registry: Registry, siteUrl: string): string {
  const rules = listPrivatePrefixes(registry).map((prefix) => `Disallow: ${prefix}`);
  return `${['User-agent: *', ...rules, ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [])].join('\n')}\n`;
}

const renderSitemap = (paths: readonly string[], siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${escaped(siteUrl + path)}</loc></url>`).join('\n')}
</urlset>
`;

/** Lists the icons whose names state a size: 'icon-192.png', and 'icon-maskable-512.png' with room for any shape. */
const listIcons = (names: readonly string[]) =>
  names.flatMap((name) => {
    const [, purpose = 'any', size] = /^icon-(?:([a-z]+)-)?(\d+)\.png$/.exec(name) ?? [];
    return size ? [{ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [];
  });

/** Name, icon and window of the site on a home screen. The id stays if the first page changes. */
const renderManifest = ({ title, description, icon, iconFiles = {} }: ShellManifest): string =>
  JSON.stringify({
    name: title,
    short_name: title.split(':')[0],
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0a6a6b',
    icons: [...(icon ? [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] : []), ...listIcons(Object.keys(iconFiles))],
  });

interface SearchFiles {
  shell: ShellManifest;
  registry: Registry;
  config: Record<string, unknown>;
  /** Paths of the prerendered pages that are originals: their canonical URL is their own. */
  paths: readonly string[];
}

/**
 * Writes robots.txt, the manifest with its icons, the one that iOS requests by its name, and, where the settings name the origin of the
 * site, sitemap.xml.
 */
export function writeSearchFiles(site: string, { shell, registry, config, paths }: SearchFiles) {
  const siteUrl = readSiteUrl(config);
  writeFileAtomically(join(site, 'robots.txt'), renderRobots(registry, siteUrl));
  writeFileAtomically(join(site, 'manifest.webmanifest'), renderManifest(shell));
  for (const [name, content] of Object.entries(shell.iconFiles ?? {}))
    writeFileAtomically(join(site, name), Buffer.from(content, 'base64'));
  const sitemap = join(site, 'sitemap.xml');
  if (siteUrl) writeFileAtomically(sitemap, renderSitemap(paths, siteUrl));
  else rmSync(sitemap, { force: true });
}

/** The canonical URL in the head of a prerendered page. */
export const findCanonical = (head: string): string | undefined => /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(head)?.[1];

interface SharedPage {
  title: string;
  description: string;
  head: string;
}

/** Renders what other sites show of a link to a page: Open Graph and Twitter tags. The URL is named where it is absolute. */
export function renderSocialTags({ title, description, head }: SharedPage, siteName: string): string {
  const canonical = findCanonical(head);
  const tags: [kind: string, name: string, content: string][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ...(canonical?.startsWith('http') ? [['property', 'og:url', canonical] satisfies [string, string, string]] : []),
    ['name', 'twitter:card', head.includes('"og:image"') ? 'summary_large_image' : 'summary'],
  ];
  return tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`).join('\n');
}
