import { breakpoints, desktopFrom } from '@scanharbor/shared-ui/theme';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { scanLandingPaths } from './scan-paths';

type Shell = Awaited<ReturnType<typeof openShell>>;
const goTo = ({ router }: Shell, path: string) => act(() => router.navigate(path));
const root = ({ container }: Shell) => container.querySelector('[data-layout]');
const header = () => screen.getByRole('banner');
const footer = () => screen.queryByRole('contentinfo');
const book = () => within(header()).queryByRole('link', { name: /^Book/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

describe('what surrounds a screen', () => {
  it.each(['/', '/about', '/scans', '/login', '/password/forgot', '/404'])('%s has the header and the footer [SH-140]', async (path) => {
    await openShell(path);
    expect(header()).toBeVisible();
    expect(footer()).toBeVisible();
  });

  it('has no footer on the request screen [SH-141]', async () => {
    await openShell('/request-scan');
    expect(header()).toBeVisible();
    expect(footer()).not.toBeInTheDocument();
  });

  it.each(['/404', '/login', '/patient-login', '/ic-login', '/password/forgot', '/password/reset', '/password/temp-reset'])(
    '%s is a quiet guest screen [SH-120, SH-132]',
    async (path) => {
      const shell = await openShell(path);
      expect(root(shell)).toHaveAttribute('data-layout', 'guest');
      expect(within(header()).queryByRole('navigation')).not.toBeInTheDocument();
    },
  );

  it('knows the breakpoints of the product; the one at 768 px means a desktop [SH-134, SH-135]', () => {
    expect(breakpoints).toEqual([320, 360, 568, 768, 991, 1200]);
    expect(desktopFrom).toBe(768);
  });

  it('marks the pages of scans and the home page on the root, and lets go again [SH-133]', async () => {
    const shell = await openShell('/about', { token: await controlSession('patient@scanharbor.test') });
    expect(root(shell)).not.toHaveClass('scan-page');
    await goTo(shell, '/mri');
    expect(root(shell)).toHaveClass('scan-page');
    await goTo(shell, '/scans');
    expect(root(shell)).toHaveClass('scan-page');
    await goTo(shell, '/home');
    expect(root(shell)).toHaveClass('home-page');
    expect(root(shell)).not.toHaveClass('scan-page');
    await goTo(shell, '/about');
    expect(root(shell)).not.toHaveClass('home-page');
  });

  it('keeps the footer at the foot of a short page by layout alone, at any height and at any time [SH-149]', async () => {
    const shell = await openShell('/about');
    expect(root(shell)).toHaveStyle({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
    expect(screen.getByRole('main')).toHaveStyle({ flexGrow: 1 });
  });
});

describe('the header', () => {
  it('leads to how it works, and to the login [SH-143]', async () => {
    await openShell('/about');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(within(header()).getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works');
    expect(within(header()).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/patient-login');
  });

  it.each([
    ['/tests/requests', 'My tests', 'page'],
    ['/tests/past', 'My tests', 'true'],
    ['/home', 'Request a scan', 'page'],
    ['/scans/mri', 'Scans & prices', 'true'],
  ])('marks on %s that the person is at "%s"', async (path, name, mark) => {
    const token = name === 'Scans & prices' ? undefined : await controlSession('patient@scanharbor.test');
    const known = path.startsWith('/tests/r') || path === '/home';
    await openShell(path, { token, screens: known ? [] : [{ path, heading: path }] });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(within(header()).getByRole('link', { name })).toHaveAttribute('aria-current', mark);
    expect(header().querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('opens its menu, says so, and closes it on the next screen', async () => {
    const shell = await openShell('/about');
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await goTo(shell, '/scans');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('knows the landing paths of the ten scans [SH-142]', () => {
    expect([...scanLandingPaths].sort()).toEqual(
      ['breastmri', 'breastultrasound', 'ct-scan', 'dexa', 'mammogram', 'mri', 'nuclear', 'pet-scan', 'ultrasound', 'xray'].map(
        (name) => `/${name}`,
      ),
    );
  });

  it.each(scanLandingPaths.map((path) => [path]))('is transparent on %s, and offers to book [SH-142]', async (path) => {
    await openShell(path, { screens: path === '/mri' ? [] : [{ path, heading: path }] });
    expect(header()).toHaveClass('transparent');
    expect(book()).toHaveAttribute('href', '/request-scan');
  });

  it('is as always elsewhere [SH-142]', async () => {
    await openShell('/scans');
    expect(header()).not.toHaveClass('transparent');
    expect(book()).not.toBeInTheDocument();
  });

  it('and the footer change 300 ms after the screen [SH-148]', async () => {
    const shell = await openShell('/');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await goTo(shell, '/mri');
    pass(299);
    expect(header()).not.toHaveClass('transparent');
    pass(1);
    expect(header()).toHaveClass('transparent');
    await goTo(shell, '/request-scan');
    pass(299);
    expect(footer()).toBeInTheDocument();
    expect(header()).toHaveClass('transparent');
    pass(1);
    expect(footer()).not.toBeInTheDocument();
    expect(header()).not.toHaveClass('transparent');
  });
});

describe('title and description', () => {
  it('are those of the screen, and change with it [SH-130]', async () => {
    const shell = await openShell('/about');
    expect(document.title).toBe('About');
    expect(description()).toBe('Who we are.');
    await goTo(shell, '/login');
    expect(document.title).toBe('Sign in');
  });

  it('speak of booking scans at nearby centers where a screen has none [SH-131]', async () => {
    await openShell('/scans');
    expect(document.title).toBe('ScanHarbor: book medical scans at nearby imaging centers');
    expect(description()).toMatch(/^Book .* scans at imaging centers near you/);
  });
});

describe('the footer', () => {
  it('asks guests to sign in, and nobody who is signed in [SH-140]', async () => {
    const signIns = () =>
      within(footer()!)
        .queryAllByRole('link', { name: /sign in/i })
        .map((link) => link.getAttribute('href'));
    const { unmount } = await openShell('/about');
    expect(signIns()).toEqual(['/patient-login', '/ic-login']);
    unmount();
    await openShell('/about', { token: await controlSession('patient@scanharbor.test') });
    await waitFor(() => expect(signIns()).toEqual([]));
  });

  it('leads to the licences of what the site is made of: a file for the browser, no screen for the router', async () => {
    await openShell('/about');
    const link = within(footer()!).getByRole('link', { name: 'Software licenses' });
    let routed: boolean | undefined;
    const look = (event: MouseEvent) => {
      routed = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    fireEvent.click(link);
    expect(routed).toBe(false);
    expect(link).toHaveAttribute('href', '/licences.txt');
  });
});

describe('the beta label', () => {
  it('is there as long as the configuration says so [SH-144]', async () => {
    const { unmount } = await openShell('/about');
    expect(footer()).toHaveTextContent('Public beta');
    unmount();
    await openShell('/about', { config: { beta: false } });
    expect(footer()).not.toHaveTextContent('Public beta');
  });
});
