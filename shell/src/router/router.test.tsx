import { sameScreenState } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

const arrived = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
const signInAs = async (name: string) => ({ token: await controlSession(`${name}@scanharbor.test`) });

describe('URL', () => {
  it.each(['/nothing', '/providers/nothing', '/a/b/c', '/mri/more'])(
    'redirects to /404 without an owner: %s [SH-120, SH-121, SH-122]',
    async (path) => {
      await renderShell(path);
      expect(await arrived('Page not found')).toBeVisible();
      expect(location.pathname).toBe('/404');
    },
  );

  it.each([
    ['/about', 'About'],
    ['/login', 'Sign in'],
    ['/mri', 'MRI'],
  ])('opens the screen of a path with one segment: %s [SH-122]', async (path, heading) => {
    await renderShell(path);
    expect(await arrived(heading)).toBeVisible();
  });

  it('opens the landing page at / [SH-123]', async () => {
    const { loadRemote } = await renderShell('/');
    expect(await arrived('Landing')).toBeVisible();
    expect(loadRemote.mock.calls.map(([name]) => name)).toEqual(['mfe-marketing']);
  });

  it('changes without a page load, and shows the same screen after a reload [SH-124]', async () => {
    const { unmount, store } = await renderShell('/home', await signInAs('patient'));
    fireEvent.click(screen.getByRole('link', { name: 'My requests' }));
    expect(await arrived('Requests')).toBeVisible();
    expect(location.pathname).toBe('/tests/requests');
    expect(store.getState().session.status).toBe('user');
    unmount();
    await renderShell(location.pathname);
    expect(await arrived('Requests')).toBeVisible();
  });
});

describe('guarded screen', () => {
  it('redirects a guest to the login of its audience, with the return path [SH-100, SH-101, SH-102]', async () => {
    const { unmount } = await renderShell('/tests/requests?sort=date');
    expect(await arrived('Patient sign in')).toBeVisible();
    expect(location.search).toBe('?next=%2Ftests%2Frequests&nextParams=sort%3Ddate');
    unmount();
    await renderShell('/providers/users');
    expect(await arrived('Imaging center sign in')).toBeVisible();
  });

  it.each([
    ['patient', '/providers/dashboard', 'Patient home'],
    ['staff', '/home', 'Dashboard'],
    ['pending', '/providers/dashboard', 'Pending'],
    ['temp', '/providers/dashboard', 'Settings'],
    ['staff', '/providers/pending', 'Dashboard'],
  ])('hides from %s the screen %s and shows the default screen: %s [SH-100, SH-104, SH-110, SH-111]', async (name, path, heading) => {
    const { loadRemote } = await renderShell(path, await signInAs(name));
    expect(await arrived(heading)).toBeVisible();
    if (heading === 'Patient home') expect(loadRemote).not.toHaveBeenCalledWith('mfe-ic-portal');
  });

  it.each(['opened by its address', 'reached by a link'])(
    'shows staff the reason for a closed admin screen that was %s [SH-108]',
    async (how) => {
      const byLink = how === 'reached by a link';
      const { store } = await renderShell(byLink ? '/providers/dashboard' : '/providers/users', await signInAs('staff'));
      if (byLink) fireEvent.click(screen.getByRole('link', { name: 'Users' }));
      expect(await arrived('Settings')).toBeVisible();
      expect(await screen.findByText("You don't have permissions to view that page!")).toBeVisible();
      await act(() => Promise.resolve());
      expect(store.getState().messages).toHaveLength(1);
    },
  );

  it('opens for admins [SH-107]', async () => {
    await renderShell('/providers/users', await signInAs('admin'));
    expect(await arrived('Practice users')).toBeVisible();
  });
});

describe('remote that fails to load', () => {
  it('shows an error in its area, and loads on Try again without a reload', async () => {
    const broken = ['mfe-marketing'];
    await renderShell('/about', { broken });
    expect(await screen.findByText('This part of the site is not available right now')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    broken.pop();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await arrived('About')).toBeVisible();
  });

  it('does not block the other remotes', async () => {
    const { router } = await renderShell('/about', { broken: ['mfe-marketing'] });
    await act(() => router.navigate('/request-scan'));
    expect(await arrived('Request a scan')).toBeVisible();
  });
});

describe('new screen', () => {
  it('moves the focus to its heading', async () => {
    await renderShell('/home', await signInAs('patient'));
    fireEvent.click(screen.getByRole('link', { name: 'My requests' }));
    const heading = await arrived('Requests');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('starts at the top, and restores the scroll position on history navigation', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation((_left, top) => void Object.assign(window, { scrollY: top }));
    const { router } = await renderShell('/about');
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

  it('moves neither focus nor scroll position for a link within the same screen, nor on the way back', async () => {
    const body = () => (
      <Link to="/list/7" state={sameScreenState}>
        Open 7
      </Link>
    );
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = await renderShell('/about', { screens: [{ path: '/list/:id?', heading: 'List', body }] });
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
    await act(() => router.navigate('/list/8', { state: sameScreenState }));
    expect(await arrived('List')).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });

  it('runs its effects after the scroll to the top, so that a hash link can move the focus [SH-146]', async () => {
    const order: string[] = [];
    jest.spyOn(window, 'scrollTo').mockImplementation(() => void order.push('to the top'));
    const Contact = () => {
      useEffect(() => {
        order.push('to the form');
        document.getElementById('contact')?.focus();
      }, []);
      return <button id="contact">Write</button>;
    };
    const { router } = await renderShell('/mri', { screens: [{ path: '/help', heading: 'Help', body: () => <Contact /> }] });
    await act(() => router.navigate('/help#contact'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write' })).toHaveFocus());
    expect(order).toEqual(['to the top', 'to the form']);
  });
});
