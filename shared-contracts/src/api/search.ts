import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type FoundDoctor } from '../domain/doctor';
import { call } from './call';

const searchApi = ownedEndpoints('shared-contracts/search', (build) => ({
  /** GET search/doctor: doctors whose name contains every word of the text (SC-166). */
  findDoctorsByName: build.query({
    query: (search: string) => call('GET search/doctor', { query: { search } }),
    transformResponse: ({ result }): FoundDoctor[] =>
      result.map((row) => ({
        id: row.ID,
        firstName: row.FirstName,
        lastName: row.LastName,
        phone: row.Phone,
        city: row.City,
        state: row.StateName,
      })),
  }),
}));

export const { useFindDoctorsByNameQuery } = searchApi;
/** @internal */
export const searchEndpoints = searchApi.endpoints;
