import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BookingCard } from '../../domain/booking-card';
import { readCard } from '../../domain/read-booking-card';
import { readScreening, type Screening } from '../../domain/screening';
import { type BookingCardAnswer } from '../../wire/bookings/card';
import { type ScreeningAnswer } from '../../wire/patients/screening';

const screeningApi = ownedEndpoints('shared-contracts/patients', (build) => ({
  /** GET patients/screening-questions/{patientId}: for centers that have a request of the patient (SC-066). */
  screeningQuestions: build.query<Screening, number>({
    query: (patientId) => `patients/screening-questions/${patientId}`,
    transformResponse: ({ data }: { data: ScreeningAnswer }) => readScreening(data),
  }),
  /** GET patients/booking/{bookingId}?patient_id, for centers (SC-085). No screen calls it. */
  patientBooking: build.query<BookingCard | null, { requestId: number; patientId: number }>({
    query: ({ requestId, patientId }) => ({ url: `patients/booking/${requestId}`, params: { patient_id: patientId } }),
    transformResponse: ({ results }: { results: BookingCardAnswer[] }) => (results[0] ? readCard('booked', results[0]) : null),
    providesTags: (_card, _error, { requestId }) => [{ type: 'Request', id: requestId }],
  }),
}));

export const { useScreeningQuestionsQuery } = screeningApi;
export const screeningEndpoints = screeningApi.endpoints;
