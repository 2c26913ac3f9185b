import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type EditedThing, type LastEdit } from '../../domain/last-edit';
import { call } from '../call';

const lastEditApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /**
   * GET ic-portal/last-edit/{what}/{id}, for admins: who of the practice changed a location, its schedule or a user last, and when; null
   * when no one did within 30 days, 404 for another practice's.
   */
  lastEdit: build.query({
    query: (params: { what: EditedThing; id: number }) => call('GET ic-portal/last-edit/:what/:id', { params }),
    transformResponse: ({ data }): LastEdit | null => data && { by: data.By, at: data.At, timeZone: data.TimeZone },
    providesTags: (_data, _error, { what, id }) => [what === 'user' ? { type: 'PracticeUser', id: 'LIST' } : { type: 'Location', id }],
  }),
}));

export const { useLastEditQuery } = lastEditApi;
/** @internal */
export const lastEditEndpoints = lastEditApi.endpoints;
