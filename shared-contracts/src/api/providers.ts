import { ownedEndpoints, type ProviderInfo } from '@scanharbor/shared-contracts';
import { readProviderInfo } from '../domain/session-user';
import { type ProviderInfoAnswer } from '../wire/providers';

const providersApi = ownedEndpoints('shared-contracts/providers', (build) => ({
  /** GET providers/provider/{pid}: the practice of a provider and its locations (SC-042). */
  providerInfo: build.query<ProviderInfo, number>({
    query: (pid) => ({ url: `providers/provider/${pid}` }),
    transformResponse: (answer: ProviderInfoAnswer) => readProviderInfo(answer),
    providesTags: [{ type: 'Provider', id: 'LIST' }],
  }),
}));

export const { useProviderInfoQuery, useLazyProviderInfoQuery } = providersApi;
export const providersEndpoints = providersApi.endpoints;
