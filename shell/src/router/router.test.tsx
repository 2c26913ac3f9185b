import { staysOnScreen } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
const as = async (name: string) => ({ token: await controlSession(`${name}@scanharbor.test`) });

describe('an address', () => {
  it.each(['/nothing', '/providers/nothing', '/a/b/c', '/mri/more'])(
    'that nobody owns, %s, ends on /404 [SH-120, SH-121, SH-122]',
    async (path) => {
      await openShell(path);
      expect(await arrived('Page not found')).toBeVisible();
      expect(location.pathname).toBe('/404');
    },
  );

  it.each([
    ['/about', 'About'],
    ['/login', 'Sign in'],
    ['/mri', 'MRI'],
  ])('of one word is that of its named screen: %s [SH-122]', async (path, heading) => {
    await openShell(path);
    expect(await arrived(heading)).toBeVisible();
  });

  it('/ is a page of the suite [SH-123]', async () => {
    const { loadRemote } = await openShell('/');
    expect(await arrived('Landing')).toBeVisible();
    expect(loadRemote.mock.calls).toEqual([['mfe-marketing']]);
  });

  it('changes without a new page, and shows the same after a reload [SH-124]', async () => {
    const { unmount, store } = await openShell('/home', await as('patient'));
    fireEvent.click(screen.getByRole('link', { name: 'My requests' }));
    expect(await arrived('Requests')).toBeVisible();
    expect(location.pathname).toBe('/tests/requests');
    expect(store.getState().session.status).toBe('user');
    unmount();
    await openShell(location.pathname);
    expect(await arrived('Requests')).toBeVisible();
  });
});

describe('a closed door', () => {
  it('leads a guest to the login of its side, with the way back [SH-100, SH-101, SH-102]', async () => {
    const { unmount } = await openShell('/tests/requests?sort=date');
    expect(await arrived('Patient sign in')).toBeVisible();
    expect(location.search).toBe('?next=%2Ftests%2Frequests&nextParams=sort%3Ddate');
    unmount();
    await openShell('/providers/users');
    expect(await arrived('Imaging center sign in')).toBeVisible();
  });

  it.each([
    ['patient', '/providers/dashboard', 'Patient home'],
    ['staff', '/home', 'Dashboard'],
    ['pending', '/providers/dashboard', 'Pending'],
    ['temp', '/providers/dashboard', 'Settings'],
    ['staff', '/providers/pending', 'Dashboard'],
  ])('shows %s nothing of %s, but the own screen: %s [SH-100, SH-104, SH-110, SH-111]', async (name, path, heading) => {
    const { loadRemote } = await openShell(path, await as(name));
    expect(await arrived(heading)).toBeVisible();
    if (heading === 'Patient home') expect(loadRemote).not.toHaveBeenCalledWith('mfe-ic-portal');
  });

  it.each(['opened by its address', 'reached by a link'])(
    'says why staff may not see an admin screen that was %s [SH-108]',
    async (how) => {
      const byLink = how === 'reached by a link';
      const { store } = await openShell(byLink ? '/providers/dashboard' : '/providers/users', await as('staff'));
      if (byLink) fireEvent.click(screen.getByRole('link', { name: 'Users' }));
      expect(await arrived('Settings')).toBeVisible();
      expect(await screen.findByText("You don't have permissions to view that page!")).toBeVisible();
      await act(() => Promise.resolve());
      expect(store.getState().messages).toHaveLength(1);
    },
  );

  it('stands open for admins [SH-107]', async () => {
    await openShell('/providers/users', await as('admin'));
    expect(await arrived('Practice users')).toBeVisible();
  });
});

describe('a remote that does not arrive', () => {
  it('fails in its own place, and comes on Try again without a reload', async () => {
    const broken = ['mfe-marketing'];
    await openShell('/about', { broken });
    expect(await screen.findByText('This part of the site is not available right now')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    broken.pop();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await arrived('About')).toBeVisible();
  });

  it('does not hold up the others', async () => {
    const { router } = await openShell('/about', { broken: ['mfe-marketing'] });
    await act(() => router.navigate('/request-scan'));
    expect(await arrived('Request a scan')).toBeVisible();
  });
});

describe('a new screen', () => {
  it('takes the focus to its heading', async () => {
    await openShell('/home', await as('patient'));
    fireEvent.click(screen.getByRole('link', { name: 'My requests' }));
    const heading = await arrived('Requests');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('begins at its top, and back in the history where it was left', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation((_left, top) => void Object.assign(window, { scrollY: top }));
    const { router } = await openShell('/about');
    Object.assign(window, { scrollY: 640 });
    await act(() => router.navigate('/mri'));
    expect(await arrived('MRI')).toHaveFocus();
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    Object.assign(window, { scrollY: 90 });
    await act(() => router.navigate(-1));
    expect(await arrived('About')).toHaveFocus();
    expect(window.scrollY).toBe(640);
    await act(() => router.navigate(1));
    expect(await arrived('MRI')).toHaveFocus();
    expect(window.scrollY).toBe(90);
    Object.assign(window, { scrollY: 0 });
  });

  it('is not what a link opens on the screen at hand, neither at its address nor on the way back', async () => {
    const body = () => (
      <Link to="/list/7" state={staysOnScreen}>
        Open 7
      </Link>
    );
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = await openShell('/about', { screens: [{ path: '/list/:id?', heading: 'List', body }] });
    await act(() => router.navigate('/list'));
    await arrived('List');
    scrolled.mockClear();
    const link = screen.getByRole('link', { name: 'Open 7' });
    link.focus();
    await act(async () => fireEvent.click(link));
    expect(router.state.location.pathname).toBe('/list/7');
    expect(link).toHaveFocus();
    await act(() => router.navigate('/list/7?closed', { replace: true }));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/list');
    expect(link).toHaveFocus();
    expect(scrolled).not.toHaveBeenCalled();
    await act(() => router.navigate('/about'));
    await arrived('About');
    await act(() => router.navigate('/list/8', { state: staysOnScreen }));
    expect(await arrived('List')).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });

  it('leaves the last word to a screen that is asked for a part of it [SH-146]', async () => {
    const order: string[] = [];
    jest.spyOn(window, 'scrollTo').mockImplementation(() => void order.push('to the top'));
    const Contact = () => {
      useEffect(() => {
        order.push('to the form');
        document.getElementById('contact')?.focus();
      }, []);
      return <button id="contact">Write</button>;
    };
    const { router } = await openShell('/mri', { screens: [{ path: '/help', heading: 'Help', body: () => <Contact /> }] });
    await act(() => router.navigate('/help#contact'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write' })).toHaveFocus());
    expect(order).toEqual(['to the top', 'to the form']);
  });
});
