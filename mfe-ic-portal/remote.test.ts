import { declaration } from './remote';
import { routes } from './src/routes';

it('declares every URL that it has a screen for, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...declaration.urls].sort());
});

it.each([
  ['/providers/pending', 'pending-provider'],
  ['/providers/locations', 'provider-admin'],
  ['/providers/users', 'provider-admin'],
  ['/providers/billing', 'provider-admin'],
  ['/providers/reports', 'provider-admin'],
  ['/providers/audit', 'provider-admin'],
  ['/providers/location/:id', 'provider'],
  ['/providers/admin/switch-user', 'switch-user'],
  ['/providers/admin/refunds', 'platform-admin'],
  ['/providers/admin/pending-scans', 'platform-admin'],
])('opens %s for %s only [IC-141, IC-152, IC-170, IC-200, IC-220, IC-240, IC-244, IC-245]', (path, access) => {
  expect(routes.find((route) => route.path === path)?.handle.access).toBe(access);
});

it('restricts everything but the pending page to providers before any of its code loads [IC-200]', () => {
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
