import { type Access, type RemoteModule, type RemoteRoute, type RouteHandle } from '@scanharbor/shared-contracts';

const portal = (title: RouteHandle['title'], access: Access = 'provider'): RouteHandle => ({
  access,
  title,
  layout: 'portal',
  density: 'staff',
});

/** The rail, the location menu and `main`; it stays while the screens change. */
export const frame: RemoteModule['frame'] = () => import('./frame/frame');

export const routes: RemoteRoute[] = [
  {
    path: '/providers/dashboard',
    handle: portal('Imaging center Dashboard'),
    page: () => import('./pages/dashboard/dashboard-page'),
  },
  {
    path: '/providers/requests/:requestId?',
    handle: portal('Active Requests'),
    page: () => import('./pages/requests/requests-page'),
  },
  {
    path: '/providers/scheduled',
    handle: portal('Scheduled Tests'),
    page: () => import('./pages/scheduled/scheduled-page'),
  },
  {
    path: '/providers/history',
    handle: portal('Completed Tests'),
    page: () => import('./pages/history/history-page'),
  },
  {
    path: '/providers/test/:identifier',
    handle: portal(({ identifier }) => `Scan Request ID #${identifier ?? ''}`),
    page: () => import('./pages/test/test-page'),
  },
  {
    path: '/providers/schedule',
    handle: portal('Schedule'),
    page: () => import('./pages/schedule/schedule-page'),
  },
  {
    path: '/providers/calendar',
    handle: portal('Calendar'),
    page: () => import('./pages/calendar/calendar-page'),
  },
  {
    path: '/providers/locations',
    handle: portal('Locations', 'provider-admin'),
    page: () => import('./pages/locations/locations-page'),
  },
  {
    path: '/providers/location/:id',
    handle: portal('Location'),
    page: () => import('./pages/location/location-page'),
  },
  {
    path: '/providers/users',
    handle: portal('Users', 'provider-admin'),
    page: () => import('./pages/users/users-page'),
  },
  {
    path: '/providers/billing',
    handle: portal('Billing', 'provider-admin'),
    page: () => import('./pages/billing/billing-page'),
  },
  {
    path: '/providers/reports',
    handle: portal('Reports', 'provider-admin'),
    page: () => import('./pages/reports/reports-page'),
  },
  {
    path: '/providers/audit',
    handle: portal('Audit trail', 'provider-admin'),
    page: () => import('./pages/audit/audit-page'),
  },
  {
    path: '/providers/settings',
    handle: portal('User Settings'),
    page: () => import('./pages/settings/settings-page'),
  },
  {
    path: '/providers/pending',
    handle: portal('Your Account Is Pending', 'pending-provider'),
    page: () => import('./pages/pending/pending-page'),
  },
  {
    path: '/providers/admin/switch-user',
    handle: portal('Switch User', 'switch-user'),
    page: () => import('./pages/admin/switch-user/switch-user-page'),
  },
  {
    path: '/providers/admin/refunds',
    handle: portal('Refund requests', 'platform-admin'),
    page: () => import('./pages/admin/refunds/refunds-page'),
  },
  {
    path: '/providers/admin/pending-scans',
    handle: portal('Pending scans', 'platform-admin'),
    page: () => import('./pages/admin/pending-scans/pending-scans-page'),
  },
  {
    path: '/providers/admin/entries',
    handle: portal('New entries', 'platform-admin'),
    page: () => import('./pages/admin/entries/entries-page'),
  },
];
