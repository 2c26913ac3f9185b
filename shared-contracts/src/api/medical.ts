import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type ConditionsAnswer, type PatientConditionsAnswer } from '../wire/medical';

/** A medical condition (SC-317). */
export interface Condition {
  id: number;
  value: string;
  details: string;
}

const changed = [{ type: 'Condition', id: 'LIST' }] as const;

const medicalApi = ownedEndpoints('shared-contracts/medical', (build) => ({
  /** GET medical/conditions: all conditions that can be ticked (SC-217). */
  conditions: build.query<Condition[], void>({
    query: () => 'medical/conditions',
    transformResponse: (rows: ConditionsAnswer) => rows,
  }),
  /** GET medical/patient: ids of the patient's own conditions (SC-218). */
  patientConditions: build.query<number[], void>({
    query: () => 'medical/patient',
    transformResponse: (rows: PatientConditionsAnswer) => rows.map(({ condition }) => condition.id),
    providesTags: [...changed],
  }),
  /** POST medical/patient: sets a condition; setting it twice is no error (SC-219). */
  setCondition: build.mutation<void, { conditionId: number }>({
    query: ({ conditionId }) => ({ url: 'medical/patient', method: 'POST', body: { condition_id: conditionId } }),
    transformResponse: () => undefined,
    invalidatesTags: [...changed],
  }),
  /** DELETE medical/patient/{condition_id}: removes a condition; removing it twice is no error (SC-220). */
  removeCondition: build.mutation<void, { conditionId: number }>({
    query: ({ conditionId }) => ({ url: `medical/patient/${conditionId}`, method: 'DELETE' }),
    transformResponse: () => undefined,
    invalidatesTags: [...changed],
  }),
}));

export const { useConditionsQuery, usePatientConditionsQuery, useSetConditionMutation, useRemoveConditionMutation } = medicalApi;
export const medicalEndpoints = medicalApi.endpoints;
