import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { readScreening, type Screening } from '../../domain/screening';
import { type ScreeningAnswer } from '../../wire/patients/screening';

const screeningApi = ownedEndpoints('shared-contracts/patients', (build) => ({
  /** GET patients/screening-questions/{patientId}: for centers that have a request of the patient (SC-066). */
  screeningQuestions: build.query<Screening, number>({
    query: (patientId) => `patients/screening-questions/${patientId}`,
    transformResponse: ({ data }: { data: ScreeningAnswer }) => readScreening(data),
  }),
}));

export const { useScreeningQuestionsQuery } = screeningApi;
