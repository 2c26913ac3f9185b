import { type RemoteDeclaration } from '@scanharbor/shared-contracts';

export const declaration: RemoteDeclaration = {
  name: 'mfe-operations',
  owner: 'platform',
  urls: ['/operations'],
  prefixAccess: [{ prefix: '/operations', access: 'platform-admin' }],
  contract: '^1.0.0',
};
