import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type FoundDoctor } from '../domain/doctor';
import { type DoctorSearchAnswer } from '../wire/search';

const searchApi = ownedEndpoints('shared-contracts/search', (build) => ({
  /** GET search/doctor: doctors whose name holds every word of the text (SC-166). */
  findDoctorsByName: build.query<FoundDoctor[], string>({
    query: (search) => ({ url: 'search/doctor', params: { search } }),
    transformResponse: ({ result }: DoctorSearchAnswer) =>
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

export const { useFindDoctorsByNameQuery, useLazyFindDoctorsByNameQuery } = searchApi;
export const searchEndpoints = searchApi.endpoints;
