import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from './call';

/** A medical condition (SC-317). */
export interface Condition {
  id: number;
  value: string;
  details: string;
}

const changed = [{ type: 'Condition', id: 'LIST' }] as const;

const medicalApi = ownedEndpoints('shared-contracts/medical', (build) => ({
  /** GET medical/conditions: all conditions that can be selected (SC-217). */
  conditions: build.query({
    query: () => call('GET medical/conditions'),
    transformResponse: (rows): Condition[] => rows,
  }),
  /** GET medical/patient: ids of the patient's own conditions (SC-218). */
  patientConditions: build.query({
    query: () => call('GET medical/patient'),
    transformResponse: (rows) => rows.map(({ condition }) => condition.id),
    providesTags: [...changed],
  }),
  /** POST medical/patient: sets a condition; setting it twice is no error (SC-219). */
  setCondition: build.mutation({
    query: ({ conditionId }: { conditionId: number }) => call('POST medical/patient', { body: { condition_id: conditionId } }),
    invalidatesTags: [...changed],
  }),
  /** DELETE medical/patient/{condition_id}: removes a condition; removing it twice is no error (SC-220). */
  removeCondition: build.mutation({
    query: ({ conditionId }: { conditionId: number }) => call('DELETE medical/patient/:conditionId', { params: { conditionId } }),
    invalidatesTags: [...changed],
  }),
}));

export const { useConditionsQuery, usePatientConditionsQuery, useSetConditionMutation, useRemoveConditionMutation } = medicalApi;
/** @internal */
export const medicalEndpoints = medicalApi.endpoints;
