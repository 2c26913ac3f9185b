import { type RemoteDeclaration } from '@scanharbor/shared-contracts';

export const declaration: RemoteDeclaration = {
  name: 'mfe-invitation',
  owner: 'hand-off',
  urls: ['/px-scan-request'],
  prefixAccess: [],
  contract: '^1.0.0',
};
