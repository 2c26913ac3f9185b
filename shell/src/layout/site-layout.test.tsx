import { breakpoints, desktopFrom } from '@scanharbor/shared-ui/theme';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { scanLandingPaths } from './scan-paths';

type Shell = Awaited<ReturnType<typeof renderShell>>;
const goTo = ({ router }: Shell, path: string) => act(() => router.navigate(path));
const root = ({ container }: Shell) => container.querySelector('[data-layout]');
const header = () => screen.getByRole('banner');
const footer = () => screen.queryByRole('contentinfo');
const book = () => within(header()).queryByRole('link', { name: /^Book/ });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

describe('site layout', () => {
  it.each(['/', '/about', '/scans', '/login', '/password/forgot', '/404'])('shows header and footer at %s [SH-140]', async (path) => {
    await renderShell(path);
    expect(header()).toBeVisible();
    expect(footer()).toBeVisible();
  });

  it('has no footer on the request screen [SH-141]', async () => {
    await renderShell('/request-scan');
    expect(header()).toBeVisible();
    expect(footer()).not.toBeInTheDocument();
  });

  it.each(['/404', '/login', '/patient-login', '/ic-login', '/password/forgot', '/password/reset', '/password/temp-reset'])(
    'shows the guest layout at %s [SH-120, SH-132]',
    async (path) => {
      const shell = await renderShell(path);
      expect(root(shell)).toHaveAttribute('data-layout', 'guest');
      expect(within(header()).queryByRole('navigation')).not.toBeInTheDocument();
    },
  );

  it('has the breakpoints of the product; desktop layouts start at 768 px [SH-134, SH-135]', () => {
    expect(breakpoints).toEqual([320, 360, 568, 768, 991, 1200]);
    expect(desktopFrom).toBe(768);
  });

  it('sets a root class on scan pages and the home page, and removes it elsewhere [SH-133]', async () => {
    const shell = await renderShell('/about', { token: await controlSession('patient@scanharbor.test') });
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

  it('places the footer at the bottom of a short page with CSS only, at any height [SH-149]', async () => {
    const shell = await renderShell('/about');
    expect(root(shell)).toHaveStyle({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
    expect(screen.getByRole('main')).toHaveStyle({ flexGrow: 1 });
  });
});

describe('site header', () => {
  it('links to how it works and to the login [SH-143]', async () => {
    await renderShell('/about');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(within(header()).getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/how-it-works');
    expect(within(header()).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/patient-login');
  });

  it.each([
    ['/tests/requests', 'My tests', 'page'],
    ['/tests/past', 'My tests', 'true'],
    ['/home', 'Request a scan', 'page'],
    ['/scans/mri', 'Scans & prices', 'true'],
  ])('marks at %s the current link "%s"', async (path, name, mark) => {
    const token = name === 'Scans & prices' ? undefined : await controlSession('patient@scanharbor.test');
    const exists = path.startsWith('/tests/r') || path === '/home';
    await renderShell(path, { token, screens: exists ? [] : [{ path, heading: path }] });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(within(header()).getByRole('link', { name })).toHaveAttribute('aria-current', mark);
    expect(header().querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('opens its menu, exposes the expanded state, and closes it on the next screen', async () => {
    const shell = await renderShell('/about');
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await goTo(shell, '/scans');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists the landing paths of the ten scans [SH-142]', () => {
    expect([...scanLandingPaths].sort()).toEqual(
      ['breastmri', 'breastultrasound', 'ct-scan', 'dexa', 'mammogram', 'mri', 'nuclear', 'pet-scan', 'ultrasound', 'xray'].map(
        (name) => `/${name}`,
      ),
    );
  });

  it.each(scanLandingPaths.map((path) => [path]))('is transparent at %s, and links to the booking form [SH-142]', async (path) => {
    await renderShell(path, { screens: path === '/mri' ? [] : [{ path, heading: path }] });
    expect(header()).toHaveClass('transparent');
    expect(book()).toHaveAttribute('href', '/request-scan');
  });

  it('is opaque elsewhere [SH-142]', async () => {
    await renderShell('/scans');
    expect(header()).not.toHaveClass('transparent');
    expect(book()).not.toBeInTheDocument();
  });

  it('changes together with the footer 300 ms after the screen [SH-148]', async () => {
    const shell = await renderShell('/');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await goTo(shell, '/mri');
    advanceTime(299);
    expect(header()).not.toHaveClass('transparent');
    advanceTime(1);
    expect(header()).toHaveClass('transparent');
    await goTo(shell, '/request-scan');
    advanceTime(299);
    expect(footer()).toBeInTheDocument();
    expect(header()).toHaveClass('transparent');
    advanceTime(1);
    expect(footer()).not.toBeInTheDocument();
    expect(header()).not.toHaveClass('transparent');
  });
});

describe('document title and description', () => {
  it('match the screen, and change with it [SH-130]', async () => {
    const shell = await renderShell('/about');
    expect(document.title).toBe('About | ScanHarbor');
    expect(description()).toBe('Who we are.');
    await goTo(shell, '/login');
    expect(document.title).toBe('Sign in | ScanHarbor');
  });

  it('mention booking scans at nearby centers when the screen sets none [SH-131]', async () => {
    await renderShell('/scans');
    expect(document.title).toBe('ScanHarbor: book medical scans at nearby imaging centers');
    expect(description()).toMatch(/^Book .* scans at imaging centers near you/);
  });
});

describe('site footer', () => {
  it('shows sign-in links to guests only [SH-140]', async () => {
    const signIns = () =>
      within(footer()!)
        .queryAllByRole('link', { name: /sign in/i })
        .map((link) => link.getAttribute('href'));
    const { unmount } = await renderShell('/about');
    expect(signIns()).toEqual(['/patient-login', '/ic-login']);
    unmount();
    await renderShell('/about', { token: await controlSession('patient@scanharbor.test') });
    await waitFor(() => expect(signIns()).toEqual([]));
  });

  it('links to the open source licenses as a file, not as a screen of the router', async () => {
    await renderShell('/about');
    const link = within(footer()!).getByRole('link', { name: 'Software licenses' });
    let routed: boolean | undefined;
    const checkDefaultPrevented = (event: MouseEvent) => {
      routed = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', checkDefaultPrevented, { once: true });
    fireEvent.click(link);
    expect(routed).toBe(false);
    expect(link).toHaveAttribute('href', '/licenses.txt');
  });
});

describe('beta label', () => {
  it('is visible while it is configured [SH-144]', async () => {
    const { unmount } = await renderShell('/about');
    expect(footer()).toHaveTextContent('Public beta');
    unmount();
    await renderShell('/about', { config: { beta: false } });
    expect(footer()).not.toHaveTextContent('Public beta');
  });
});
