import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type PendingScanAnswer, type PracticesNearAnswer } from '../wire/practices';

/** A modality of a location that waits to be set in service (SC-348). */
export interface PendingScan {
  id: number;
  modality: string;
  location: { name: string; address1: string; city: string; state: string };
  practiceName: string;
}

const readPendingScan = (row: PendingScanAnswer): PendingScan => ({
  id: row.id,
  modality: row.scan_type.value,
  location: { name: row.location.name, address1: row.location.address_1, city: row.location.city, state: row.location.state },
  practiceName: row.practice.name,
});

const practicesApi = ownedEndpoints('shared-contracts/practices', (build) => ({
  /** GET practices/pending_scans, for platform admins (SC-137). */
  pendingScans: build.query<PendingScan[], void>({
    query: () => 'practices/pending_scans',
    transformResponse: ({ results }: { results: PendingScanAnswer[] }) => results.map(readPendingScan),
    providesTags: [{ type: 'PendingScan', id: 'LIST' }],
  }),
  /** PATCH practices/pending_scans/{id}: sets a modality in service; the location takes requests for it (SC-138). */
  approvePendingScan: build.mutation<void, number>({
    query: (id) => ({ url: `practices/pending_scans/${id}`, method: 'PATCH', body: { in_service: 1 } }),
    transformResponse: () => undefined,
    invalidatesTags: [
      { type: 'PendingScan', id: 'LIST' },
      { type: 'Location', id: 'LIST' },
    ],
  }),
  /** POST practices/practice: adds a practice for a provider who has none (SC-115). */
  addPractice: build.mutation<{ practiceId: number }, { name: string }>({
    query: (body) => ({ url: 'practices/practice', method: 'POST', body }),
    transformResponse: ({ id }: { id: number }) => ({ practiceId: id }),
    invalidatesTags: [
      { type: 'Provider', id: 'LIST' },
      { type: 'Account', id: 'LIST' },
    ],
  }),
  /** POST practices/zip_code/{zipcode} (SC-114). No screen calls it. */
  practicesNear: build.query<PracticesNearAnswer['results'], string>({
    query: (zip) => ({ url: `practices/zip_code/${encodeURIComponent(zip)}`, method: 'POST' }),
    transformResponse: ({ results }: PracticesNearAnswer) => results,
  }),
}));

export const { usePendingScansQuery, useApprovePendingScanMutation, useAddPracticeMutation } = practicesApi;
export const practicesEndpoints = practicesApi.endpoints;
