import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../domain/flag';
import { type EntryResponse, type PendingScanResponse, type PracticesNearResponse } from '../wire/practices';
import { call } from './call';

/** A modality of a location that waits to be set in service (SC-348). */
export interface PendingScan {
  id: number;
  modality: string;
  location: { name: string; address1: string; city: string; state: string };
  practiceName: string;
}

/** What a guest or a new provider entered; the public sees it once it is approved. Empty texts were not entered. */
export interface WaitingEntry extends Omit<EntryResponse, 'entered_at'> {
  /** ISO time; empty for entries of earlier versions. */
  enteredAt: string;
}

interface EntryReview {
  entry: Pick<WaitingEntry, 'kind' | 'id'>;
  /** Rejects the entry; without it the entry is approved. */
  reason?: string;
}

const readEntry = ({ entered_at: enteredAt, ...entry }: EntryResponse): WaitingEntry => ({ ...entry, enteredAt });

const readPendingScan = (row: PendingScanResponse): PendingScan => ({
  id: row.id,
  modality: row.scan_type.value,
  location: { name: row.location.name, address1: row.location.address_1, city: row.location.city, state: row.location.state },
  practiceName: row.practice.name,
});

const practicesApi = ownedEndpoints('shared-contracts/practices', (build) => ({
  /** GET practices/pending_scans, for platform admins (SC-137). */
  pendingScans: build.query({
    query: () => call('GET practices/pending_scans'),
    transformResponse: ({ results }): PendingScan[] => results.map(readPendingScan),
    providesTags: [{ type: 'PendingScan', id: 'LIST' }],
  }),
  /** PATCH practices/pending_scans/{id}: sets a modality in service; the location takes requests for it (SC-138). */
  approvePendingScan: build.mutation({
    query: (id: number) => call('PATCH practices/pending_scans/:id', { params: { id }, body: { in_service: 1 } }),
    invalidatesTags: [
      { type: 'PendingScan', id: 'LIST' },
      { type: 'Location', id: 'LIST' },
    ],
  }),
  /** GET practices/entries: entries that wait for approval, oldest first, for platform admins. */
  waitingEntries: build.query({
    query: () => call('GET practices/entries'),
    transformResponse: ({ results }): WaitingEntry[] => results.map(readEntry),
    providesTags: [{ type: 'PendingScan', id: 'ENTRIES' }],
  }),
  /** PATCH practices/entries/{id}: approves an entry, or rejects it with a reason; 404 once it was reviewed. */
  reviewEntry: build.mutation({
    query: ({ entry: { kind, id }, reason }: EntryReview) =>
      call('PATCH practices/entries/:id', { params: { id }, body: { kind, approved: toFlag(reason === undefined), reason } }),
    // A refused review means that the list is outdated.
    invalidatesTags: [{ type: 'PendingScan', id: 'ENTRIES' }],
  }),
  /** POST practices/practice: adds a practice for a provider without one (SC-115). */
  addPractice: build.mutation({
    query: (body: { name: string }) => call('POST practices/practice', { body }),
    transformResponse: ({ id }) => ({ practiceId: id }),
    invalidatesTags: [
      { type: 'Provider', id: 'LIST' },
      { type: 'Account', id: 'LIST' },
    ],
  }),
  /** POST practices/zip_code/{zipcode} (SC-114). No screen calls it. */
  practicesNear: build.query({
    query: (zip: string) => call('POST practices/zip_code/:zipcode', { params: { zipcode: zip } }),
    transformResponse: ({ results }): PracticesNearResponse['results'] => results,
  }),
}));

export const { usePendingScansQuery, useApprovePendingScanMutation, useWaitingEntriesQuery, useReviewEntryMutation } = practicesApi;
/** @internal */
export const practicesEndpoints = practicesApi.endpoints;
