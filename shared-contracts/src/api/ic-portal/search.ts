import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { readRequestHit, type RequestHit } from '../../domain/request-hit';
import { requestListTags } from '../request-tags';
import { call } from '../call';

/** `search`: words of name, date of birth, phone, number and scan. `ids`: these requests instead. */
type SearchArg = ({ search: string } | { ids: readonly number[] }) & { limit: number; offset?: number };

const searchApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/search: requests of the practice in all states and at all locations, with the number of all that match. */
  searchRequests: build.query({
    query: ({ limit, offset, ...wanted }: SearchArg) =>
      call('GET ic-portal/search', {
        query: { limit, offset, ...('ids' in wanted ? { ids: wanted.ids.join(',') } : { search: wanted.search }) },
      }),
    transformResponse: ({ data, total }): { hits: RequestHit[]; total: number } => ({ hits: data.map(readRequestHit), total }),
    providesTags: [...requestListTags],
  }),
}));

export const { useSearchRequestsQuery } = searchApi;
/** @internal */
export const searchEndpoints = searchApi.endpoints;
