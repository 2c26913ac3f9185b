import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BookingCard } from '../../domain/booking-card';
import { readCard } from '../../domain/read-booking-card';
import { type HealthAnswers, readScreening, type Screening, writeScreening } from '../../domain/screening';
import { type ScreeningBody, type ScreeningResponse } from '../../wire/patients/screening';
import { call } from '../call';

/** Returns the answers that differ, as the API takes them. */
function writeChangedAnswers(before: Screening, now: Screening): ScreeningBody {
  const [stored, answers] = [writeScreening(before), writeScreening(now)];
  const fields = Object.keys(answers) as (keyof ScreeningResponse)[];
  const changed = fields.filter((field) => answers[field] !== stored[field]);
  return Object.fromEntries(changed.map((field) => [field, answers[field]]));
}

const screeningApi = ownedEndpoints('shared-contracts/patients', (build) => ({
  /** GET patients/screening-questions/{patientId}: answers and conditions, for centers that have a request of the patient (SC-066). */
  screeningQuestions: build.query({
    query: (patientId: number) => call('GET patients/screening-questions/:patientId', { params: { patientId } }),
    transformResponse: ({ data, conditions = [] }): HealthAnswers => ({ screening: readScreening(data), conditions }),
    providesTags: [{ type: 'Screening', id: 'LIST' }],
  }),
  /** GET patients/screening: the patient's own answers; null for questions without an answer. */
  ownScreening: build.query({
    query: () => call('GET patients/screening'),
    transformResponse: ({ data }): Screening => readScreening(data),
    providesTags: [{ type: 'Screening', id: 'LIST' }],
  }),
  /** PATCH patients/screening: sends the answers of `now` that differ from `before`; null takes an answer back. */
  saveScreening: build.mutation({
    query: ({ before, now }: { before: Screening; now: Screening }) =>
      call('PATCH patients/screening', { body: writeChangedAnswers(before, now) }),
    transformResponse: ({ data }): Screening => readScreening(data),
    invalidatesTags: [{ type: 'Screening', id: 'LIST' }],
  }),
  /** GET patients/booking/{bookingId}?patient_id, for centers (SC-085). No screen calls it. */
  patientBooking: build.query({
    query: ({ requestId, patientId }: { requestId: number; patientId: number }) =>
      call('GET patients/booking/:bookingId', { params: { bookingId: requestId }, query: { patient_id: patientId } }),
    transformResponse: ({ results }): BookingCard | null => (results[0] ? readCard('booked', results[0]) : null),
    providesTags: (_card, _error, { requestId }) => [{ type: 'Request', id: requestId }],
  }),
}));

export const { useScreeningQuestionsQuery, useOwnScreeningQuery, useSaveScreeningMutation } = screeningApi;
/** @internal */
export const screeningEndpoints = screeningApi.endpoints;
