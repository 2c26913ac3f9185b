import { type RemoteRoute } from '@scanharbor/shared-contracts';
import { texts } from './texts';

export const routes: RemoteRoute[] = [
  {
    path: '/operations',
    handle: { access: 'platform-admin', density: 'staff', hideFooter: true, title: texts.title, description: texts.text },
    page: () => import('./pages/operations/operations-page'),
  },
];
