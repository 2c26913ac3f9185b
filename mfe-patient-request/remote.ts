import { type RemoteDeclaration } from '@scanharbor/shared-contracts';

export const declaration: RemoteDeclaration = {
  name: 'mfe-patient-request',
  owner: 'patient-experience',
  urls: [
    '/home',
    '/request-scan',
    '/request-scan/centers',
    '/tests/:page?',
    '/tests/estimate/:requestId',
    '/tests/request/edit',
    '/register/:userType?',
    '/settings/:page?',
    '/patient-provider/:page?',
  ],
  prefixAccess: [
    { prefix: '/home', access: 'patient' },
    { prefix: '/tests', access: 'patient' },
    { prefix: '/settings', access: 'patient' },
    { prefix: '/patient-provider', access: 'patient' },
  ],
  contract: '^1.0.0',
};
