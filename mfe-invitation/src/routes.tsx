import { type RemoteModule, type RemoteRoute } from '@scanharbor/shared-contracts';

export const routes: RemoteRoute[] = [
  {
    path: '/px-scan-request',
    handle: {
      access: 'public',
      layout: 'guest',
      title: 'Complete your scan request',
      description: 'Finish a scan request that was started for you.',
    },
    page: () => import('./pages/px-scan-request/px-scan-request-page'),
  },
];

export const languages: RemoteModule['languages'] = {
  es: () => import(/* webpackChunkName: 'spanish' */ './spanish'),
};
