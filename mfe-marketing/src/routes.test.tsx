import { screen, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { declaration } from '../remote';
import { scanServiceSlugs } from './content/rates';
import { type ScanSlug, scanNames } from './content/scans/scan-names';
import { routes } from './routes';
import { clickButton, title, visit } from './testing/visit';

const pages = [
  ['/about', 'About ScanHarbor'],
  ['/accreditation', 'Accreditation'],
  ['/baa', 'Business associate agreement'],
  ['/organizations', 'For organizations'],
  ['/privacy', 'Privacy'],
  ['/security', 'Security'],
  ['/partner', 'For imaging centers'],
  ['/how-it-works', 'How it works'],
] as const;

/** Lists internal links of the page that match no route. */
function listBrokenLinks(): string[] {
  const shellPaths = ['/request-scan', '/request-scan/centers', '/patient-login', '/ic-login'];
  const routePaths = [...routes.map(({ path }) => path), ...shellPaths];
  return screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !routePaths.some((path) => matchPath(path, href.split(/[?#]/)[0] ?? '')));
}

describe('static pages', () => {
  it.each(pages)('shows a separate page at %s, with valid links [MK-020]', async (path, name) => {
    await visit(path);
    expect(await title(name)).toBeInTheDocument();
    expect(listBrokenLinks()).toEqual([]);
  });

  it('redirects /patients to how it works [MK-023]', async () => {
    const { router } = await visit('/patients');
    await title('How it works');
    expect(router.state.location.pathname).toBe('/how-it-works');
  });

  it('redirects /pricing, the only pricing page, to the scans [MK-021, MK-026]', async () => {
    const { router } = await visit('/pricing');
    await title('Scans & prices');
    expect(router.state.location.pathname).toBe('/scans');
  });

  it.each([
    ['/terms', 'Terms for Patients'],
    ['/terms/patients', 'Terms for Patients'],
    ['/terms/providers', 'Terms for Providers'],
    ['/terms/referrings', 'Terms for Referring Doctors'],
  ])('shows %s with a specific title [MK-060, MK-061]', async (path, name) => {
    await visit(path);
    expect(await title(name)).toBeInTheDocument();
  });

  it('has no terms for other audiences [MK-061]', async () => {
    const { router } = await visit('/terms/pirates');
    await screen.findByTestId('elsewhere');
    expect(router.state.location.pathname).toBe('/404');
  });
});

describe('scans', () => {
  it('lists each type with its page and both rates [MK-040, MK-041]', async () => {
    await visit('/scans');
    await title('Scans & prices');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(10);
    expect(rows[4]).toHaveTextContent('PET-CT$2,000$4,500');
    expect(within(rows[4]!).getByRole('link', { name: 'PET-CT' })).toHaveAttribute('href', '/scans/pet-scan');
    expect(listBrokenLinks()).toEqual([]);
  });

  it.each(Object.keys(scanNames) as ScanSlug[])('shows info about the scan at /scans/%s [MK-042]', async (slug) => {
    await visit(`/scans/${slug}`);
    expect(await title(scanNames[slug].name)).toBeInTheDocument();
    for (const part of ['What it is', 'How to prepare', 'How long it takes', 'What it costs'])
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeInTheDocument();
    expect(listBrokenLinks()).toEqual([]);
  });

  it('shows MRI for an unknown scan, with its canonical URL [MK-043]', async () => {
    await visit('/scans/sonar');
    expect(await title('MRI')).toBeInTheDocument();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', expect.stringMatching(/\/scans\/mri$/));
  });

  it.each([...scanServiceSlugs])('shows the services page at /%s [MK-044]', async (slug) => {
    await visit(`/${slug}`);
    expect(await title(/^Book an? .+ near you$/)).toBeInTheDocument();
  });

  it('does not match other paths of one segment, so that they end at /404 [MK-045]', () => {
    expect(declaration.urls).toEqual(expect.arrayContaining(scanServiceSlugs.map((slug) => `/${slug}`)));
    expect(declaration.urls.filter((url) => /^\/[:*]/.test(url))).toEqual([]);
  });

  it('opens one section at a time, and closes it again [MK-046, MK-047]', async () => {
    await visit('/mri');
    const part = (name: string) => screen.findByRole('button', { name });
    await clickButton('What is an MRI?');
    expect(await part('What is an MRI?')).toHaveAttribute('aria-expanded', 'true');
    await clickButton('How do I prepare?');
    expect(await part('What is an MRI?')).toHaveAttribute('aria-expanded', 'false');
    expect(await part('How do I prepare?')).toHaveAttribute('aria-expanded', 'true');
    await clickButton('How do I prepare?');
    expect(await part('How do I prepare?')).toHaveAttribute('aria-expanded', 'false');
  });
});

it('declares each of its URLs once, as a route', () => {
  expect([...declaration.urls].sort()).toEqual(routes.map(({ path }) => path).sort());
});
