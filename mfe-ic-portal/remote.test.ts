import { declaration } from './remote';
import { routes } from './src/routes';

it('declares every URL that it has a screen for, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...declaration.urls].sort());
});

it('keeps everything but the pending page to providers [IC-141, IC-200, IC-240]', () => {
  const access = Object.fromEntries(routes.map(({ path, handle }) => [path, handle.access]));
  expect(access['/providers/pending']).toBe('pending-provider');
  expect(access['/providers/locations']).toBe('provider-admin');
  expect(access['/providers/users']).toBe('provider-admin');
  expect(access['/providers/admin/switch-user']).toBe('switch-user');
  expect(declaration.prefixAccess).toEqual([{ prefix: '/providers', access: 'provider', except: ['/providers/pending'] }]);
});

it.each([
  ['/providers/dashboard', 'Imaging center Dashboard'],
  ['/providers/requests/:requestId?', 'Active Requests'],
  ['/providers/scheduled', 'Scheduled Tests'],
  ['/providers/history', 'Completed Tests'],
  ['/providers/settings', 'User Settings'],
  ['/providers/locations', 'Locations'],
])('titles %s as %s [IC-001, IC-030, IC-040, IC-044, IC-140, IC-190]', (path, title) => {
  expect(routes.find((route) => route.path === path)?.handle.title).toBe(title);
});

it('titles a test page with the id of its request [IC-070]', () => {
  const title = routes.find(({ path }) => path === '/providers/test/:identifier')?.handle.title;
  expect(typeof title === 'function' && title({ identifier: '104882' })).toBe('Scan Request ID #104882');
});
