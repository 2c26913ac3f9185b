import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from './call';

const chatApi = ownedEndpoints('shared-contracts/chat', (build) => ({
  /**
   * GET chat/identity: the user's signed identity at the live chat's provider; null when the installation signs none, and for staff who
   * act as the user.
   */
  chatIdentity: build.query({
    query: () => call('GET chat/identity', { background: true }),
    transformResponse: ({ identity }) => identity && { identifier: identity.identifier, hash: identity.identifier_hash },
  }),
}));

export const { useChatIdentityQuery } = chatApi;
/** @internal */
export const chatEndpoints = chatApi.endpoints;
