import { mkdtempSync, readFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShellManifest } from '../build/build-manifest';
import { type Registry } from './registry';
import { renderSocialTags, writeSearchFiles } from './search-files';

const shell = {
  title: 'ScanHarbor: know the price',
  description: 'Scans',
  icon: 'data:image/svg+xml,x',
  iconFiles: { 'apple-touch-icon.png': 'QUI=', 'icon-192.png': 'QQ==', 'icon-maskable-512.png': 'QQ==' },
} as unknown as ShellManifest;
const prefixAccess = [
  { prefix: '/home', access: 'patient' },
  { prefix: '/docs', access: 'public' },
];
const registry = { schema: '', microFrontends: { 'mfe-a': [{ extras: { scanharbor: { prefixAccess } } }] } } as unknown as Registry;
const paths = ['/', '/scans/mri'];

function write(config: Record<string, unknown>) {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  writeSearchFiles(site, { shell, registry, config, paths });
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  return { site, read };
}

it('keeps search engines out of calls and of screens that need a session, and names every page with its origin', () => {
  const { read } = write({ siteUrl: 'https://scans.example/' });
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /api/\nDisallow: /home\n\nSitemap: https://scans.example/sitemap.xml\n');
  expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://scans.example/',
    'https://scans.example/scans/mri',
  ]);
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    short_name: 'ScanHarbor',
    id: '/',
    start_url: '/',
    display: 'standalone',
    icons: [
      { sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  expect(read('apple-touch-icon.png')).toBe('AB');
});

it('writes no sitemap without the origin, which its addresses need', () => {
  const { site, read } = write({});
  expect(read('robots.txt')).not.toContain('Sitemap');
  expect(existsSync(join(site, 'sitemap.xml'))).toBe(false);
});

it('describes a page to other sites, with its URL where that is absolute', () => {
  const page = { title: 'MRI "now"', description: 'A & B' };
  const tags = renderSocialTags({ ...page, head: '<link rel="canonical" href="https://scans.example/mri"/>' }, 'ScanHarbor');
  expect(tags).toContain('<meta property="og:title" content="MRI &quot;now&quot;">');
  expect(tags).toContain('<meta property="og:description" content="A &amp; B">');
  expect(tags).toContain('<meta property="og:url" content="https://scans.example/mri">');
  expect(tags).toContain('<meta name="twitter:card" content="summary">');
  const withPicture = { ...page, head: '<meta property="og:image" content="https://scans.example/mri.png"/>' };
  expect(renderSocialTags(withPicture, 'ScanHarbor')).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(renderSocialTags({ ...page, head: '<link rel="canonical" href="/mri"/>' }, 'ScanHarbor')).not.toContain('og:url');
});
