import { type RemoteDeclaration } from '@scanharbor/shared-contracts';

export const declaration: RemoteDeclaration = {
  name: 'mfe-ic-portal',
  owner: 'center-portal',
  urls: [
    '/providers/dashboard',
    '/providers/requests/:requestId?',
    '/providers/scheduled',
    '/providers/history',
    '/providers/test/:identifier',
    '/providers/schedule',
    '/providers/calendar',
    '/providers/locations',
    '/providers/location/:id',
    '/providers/users',
    '/providers/billing',
    '/providers/reports',
    '/providers/audit',
    '/providers/settings',
    '/providers/pending',
    '/providers/admin/switch-user',
    '/providers/admin/refunds',
    '/providers/admin/pending-scans',
    '/providers/admin/entries',
  ],
  prefixAccess: [{ prefix: '/providers', access: 'provider', except: ['/providers/pending'] }],
  contract: '^1.0.0',
};
