import { screen, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { declaration } from '../remote';
import { scanServiceSlugs } from './content/rates';
import { type ScanSlug, scanNames } from './content/scans/scan-names';
import { routes } from './routes';
import { press, title, visit } from './testing/visit';

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

/** Links of the page into the suite that no page answers. */
function deadLinks(): string[] {
  const others = ['/request-scan', '/patient-login', '/ic-login'];
  const owned = [...routes.map(({ path }) => path), ...others];
  return screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !owned.some((path) => matchPath(path, href.split(/[?#]/)[0] ?? '')));
}

describe('static pages', () => {
  it.each(pages)('%s is a page of its own, and its links lead to pages [MK-020]', async (path, name) => {
    await visit(path);
    expect(await title(name)).toBeInTheDocument();
    expect(deadLinks()).toEqual([]);
  });

  it('/patients leads to how it works [MK-023]', async () => {
    const { router } = await visit('/patients');
    await title('How it works');
    expect(router.state.location.pathname).toBe('/how-it-works');
  });

  it('/pricing, the one pricing page, leads to the scans [MK-021, MK-026]', async () => {
    const { router } = await visit('/pricing');
    await title('Scans & prices');
    expect(router.state.location.pathname).toBe('/scans');
  });

  it.each([
    ['/terms', 'Terms for Patients'],
    ['/terms/patients', 'Terms for Patients'],
    ['/terms/providers', 'Terms for Providers'],
    ['/terms/referrings', 'Terms for Referring Doctors'],
  ])('%s has its own title [MK-060, MK-061]', async (path, name) => {
    await visit(path);
    expect(await title(name)).toBeInTheDocument();
  });

  it('does not know terms for others [MK-061]', async () => {
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
    expect(deadLinks()).toEqual([]);
  });

  it.each(Object.keys(scanNames) as ScanSlug[])('/scans/%s tells about the scan [MK-042]', async (slug) => {
    await visit(`/scans/${slug}`);
    expect(await title(scanNames[slug].name)).toBeInTheDocument();
    for (const part of ['What it is', 'How to prepare', 'How long it takes', 'What it costs'])
      expect(screen.getByRole('heading', { level: 2, name: part })).toBeInTheDocument();
    expect(deadLinks()).toEqual([]);
  });

  it('shows MRI for an unknown scan, and says where it lives [MK-043]', async () => {
    await visit('/scans/sonar');
    expect(await title('MRI')).toBeInTheDocument();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', expect.stringMatching(/\/scans\/mri$/));
  });

  it.each([...scanServiceSlugs])('/%s is the services page [MK-044]', async (slug) => {
    await visit(`/${slug}`);
    expect(await title(/^Book an? .+ near you$/)).toBeInTheDocument();
  });

  it('leaves any other one-word address to /404 [MK-045]', () => {
    expect(declaration.urls).toEqual(expect.arrayContaining(scanServiceSlugs.map((slug) => `/${slug}`)));
    expect(declaration.urls.filter((url) => /^\/[:*]/.test(url))).toEqual([]);
  });

  it('opens one part at a time, and closes it again [MK-046, MK-047]', async () => {
    await visit('/mri');
    const part = (name: string) => screen.findByRole('button', { name });
    await press('What is an MRI?');
    expect(await part('What is an MRI?')).toHaveAttribute('aria-expanded', 'true');
    await press('How do I prepare?');
    expect(await part('What is an MRI?')).toHaveAttribute('aria-expanded', 'false');
    expect(await part('How do I prepare?')).toHaveAttribute('aria-expanded', 'true');
    await press('How do I prepare?');
    expect(await part('How do I prepare?')).toHaveAttribute('aria-expanded', 'false');
  });
});

it('declares each of its URLs once, as a route', () => {
  expect([...declaration.urls].sort()).toEqual(routes.map(({ path }) => path).sort());
});
