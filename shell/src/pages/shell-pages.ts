import { type RemoteRoute } from '@scanharbor/shared-contracts';

const guest = { access: 'public', layout: 'guest' } as const;

/**
 * The screens of the shell. The build reads this table, too, so it only contains data and dynamic imports. Related screens share a named
 * chunk: the first load of every page lists all chunks.
 */
export const shellPages: RemoteRoute[] = [
  { path: '/login', handle: { ...guest, title: 'Sign in' }, page: () => import(/* webpackChunkName: 'login' */ './login/login-page') },
  {
    path: '/patient-login',
    handle: { ...guest, title: 'Patient sign in', guestsOnly: 'always' },
    page: () => import(/* webpackChunkName: 'login' */ './patient-login/patient-login-page'),
  },
  {
    path: '/ic-login',
    handle: { ...guest, title: 'Imaging center sign in', guestsOnly: 'always' },
    page: () => import(/* webpackChunkName: 'login' */ './ic-login/ic-login-page'),
  },
  {
    path: '/single-sign-on',
    handle: { ...guest, title: 'Signing you in' },
    page: () => import(/* webpackChunkName: 'login-ways' */ './single-sign-on/single-sign-on-page'),
  },
  {
    path: '/password/forgot',
    handle: { ...guest, title: 'Reset your password' },
    page: () => import(/* webpackChunkName: 'password' */ './password/forgot/forgot-page'),
  },
  {
    path: '/password/reset',
    handle: { ...guest, title: 'Choose a new password' },
    page: () => import(/* webpackChunkName: 'password' */ './password/reset/reset-page'),
  },
  {
    path: '/password/temp-reset',
    handle: { ...guest, title: 'Restore your password' },
    page: () => import(/* webpackChunkName: 'password' */ './password/temp-reset/temp-reset-page'),
  },
  {
    path: '/email/confirm',
    handle: { ...guest, title: 'Confirm your email' },
    page: () => import(/* webpackChunkName: 'password' */ './email/confirm-page'),
  },
  {
    path: '/404',
    handle: { ...guest, title: 'Page not found' },
    page: () => import(/* webpackChunkName: 'password' */ './not-found/not-found-page'),
  },
];
