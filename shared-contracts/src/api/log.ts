import { ownedEndpoints } from '@scanharbor/shared-contracts';

const patientLogType = 3;

const logApi = ownedEndpoints('shared-contracts/log', (build) => ({
  /** POST log/patient; only local and development installations send it (SC-044, D96). */
  logPatient: build.mutation<void, { userId: number }>({
    query: ({ userId }) => ({ url: 'log/patient', method: 'POST', body: { UserID: userId, TypeID: patientLogType } }),
    transformResponse: () => undefined,
  }),
}));

export const { useLogPatientMutation } = logApi;
export const logEndpoints = logApi.endpoints;
