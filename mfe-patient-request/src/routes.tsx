import { type RemoteModule, type RemoteRoute } from '@scanharbor/shared-contracts';

const requestDescription = 'Request a scan at an imaging center near you, by insurance or at a self-pay rate.';

/** The patient's screens. */
export const routes: RemoteRoute[] = [
  {
    path: '/home',
    handle: { access: 'patient', title: 'Your home', description: requestDescription, layout: 'site' },
    page: () => import('./pages/home/home-page'),
  },
  {
    path: '/request-scan',
    handle: { access: 'public', title: 'Request a scan', description: requestDescription, layout: 'site', hideFooter: true },
    page: () => import('./pages/request-scan/request-scan-page'),
  },
  {
    path: '/request-scan/centers',
    handle: {
      access: 'public',
      title: 'Centers and prices',
      description: 'Imaging centers near you for a scan, with the total price and the next free times.',
      layout: 'site',
      hideFooter: true,
    },
    page: () => import('./pages/request-scan/centers/centers-page'),
  },
  {
    path: '/tests/request/edit',
    handle: { access: 'patient', title: 'Edit your request', layout: 'site' },
    page: () => import('./pages/tests/request/edit/edit-page'),
  },
  {
    path: '/tests/estimate/:requestId',
    handle: { access: 'patient', title: 'Good-faith estimate', layout: 'site' },
    page: () => import('./pages/tests/estimate/estimate-page'),
  },
  {
    path: '/tests/:page?',
    handle: { access: 'patient', title: 'Your tests', layout: 'site' },
    page: () => import('./pages/tests/tests-page'),
  },
  {
    path: '/register/:userType?',
    handle: {
      access: 'public',
      title: ({ userType }) => (userType === 'provider' ? 'Register your imaging center' : 'Register'),
      description: 'Register with an imaging center, or request a scan as a patient.',
      layout: 'site',
    },
    page: () => import('./pages/register/register-page'),
  },
  {
    path: '/settings/:page?',
    handle: { access: 'patient', title: 'Settings', layout: 'site' },
    page: () => import('./pages/settings/settings-page'),
  },
  {
    path: '/patient-provider/:page?',
    handle: { access: 'patient', title: 'Payment methods', layout: 'site' },
    page: () => import('./pages/patient-provider/patient-provider-page'),
  },
];

export const languages: RemoteModule['languages'] = {
  es: () => import(/* webpackChunkName: 'spanish' */ './spanish'),
};
