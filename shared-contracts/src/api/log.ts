import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from './call';

const patientLogType = 3;

const logApi = ownedEndpoints('shared-contracts/log', (build) => ({
  /** POST log/patient; only local and development installations send it (SC-044, D96). */
  logPatient: build.mutation({
    query: ({ userId }: { userId: number }) => call('POST log/patient', { body: { UserID: userId, TypeID: patientLogType } }),
  }),
}));

export const { useLogPatientMutation } = logApi;
/** @internal */
export const logEndpoints = logApi.endpoints;
