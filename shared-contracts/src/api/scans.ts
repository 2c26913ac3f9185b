import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { isOn, toFlag } from '../domain/flag';
import {
  type CatalogueScan,
  type Cost,
  type Deductible,
  type InsuranceRecord,
  type NearbyLocation,
  type ScanType,
} from '../domain/scan-catalogue';
import { type TimeWindow } from '../domain/slots';
import {
  type ContractAnswer,
  type DeductibleAnswer,
  type FinalRequestBody,
  type InsuranceAnswer,
  type LocationsAnswer,
  type ScanServicesAnswer,
  type ScanTypesAnswer,
} from '../wire/scans';
import { requestsChanged } from './request-tags';

const readServices = (rows: ScanServicesAnswer): CatalogueScan[] =>
  rows.map((row) => ({
    id: row.id,
    typeId: row.scan_type.id,
    type: row.scan_type.value,
    bodyPart: row.value,
    description: row.description,
    option: row.option,
    cptCode: row.cpt_code,
    minPrice: row.min_price,
    fee: row.fee,
  }));

const readInsurance = ({ insurance }: InsuranceAnswer): InsuranceRecord | null =>
  insurance && {
    groupNumber: insurance.group_number,
    dob: insurance.dob,
    planId: insurance.plan_id,
    policyName: insurance.policy_name,
    policyNumber: insurance.policy_number,
    company: insurance.company,
  };

const writeWindows = (windows: TimeWindow[]) => windows.map(({ open, close }) => ({ window_open: open, window_close: close }));

/** Fields of a request that its patient may change (SC-175); `active: false` withdraws it. */
export interface RequestChanges {
  requestId: number;
  active?: boolean;
  /** `requestId` is the id of a record that is still in progress. */
  inProgress?: boolean;
  selfPay?: boolean;
  fee?: number;
  budget?: number;
  /** Miles; the centers are found anew. */
  distance?: number;
  doctorId?: number;
  reason?: string;
  windows?: TimeWindow[];
  noticeHours?: number;
}

const scansApi = ownedEndpoints('shared-contracts/scans', (build) => ({
  /** GET scans/types: the modalities (SC-192). */
  scanTypes: build.query<ScanType[], void>({
    query: () => 'scans/types',
    transformResponse: (rows: ScanTypesAnswer) => rows.map(({ id, value, is_popular }) => ({ id, value, isPopular: isOn(is_popular) })),
  }),
  /** GET scans/services/{typeId}: the scans of a modality (SC-193). */
  scanServicesOfType: build.query<CatalogueScan[], number>({
    query: (typeId) => `scans/services/${typeId}`,
    transformResponse: readServices,
  }),
  /** GET scans/services: all scans (SC-194). */
  scanServices: build.query<CatalogueScan[], void>({ query: () => 'scans/services', transformResponse: readServices }),
  /** GET scans/averageCost/{cptCode}: the market's average in dollars (SC-185). */
  averageCost: build.query<number, string>({
    query: (cptCode) => `scans/averageCost/${encodeURIComponent(cptCode)}`,
    transformResponse: ({ average_cost }: { average_cost: number }) => average_cost,
  }),
  /** POST scans/cost: what a scan costs near a zip (SC-186). */
  scanCost: build.query<Cost, { zipCode: string; cptCode?: string; scanTypeId?: number; scanServiceId: number }>({
    query: ({ zipCode, cptCode, scanTypeId, scanServiceId }) => ({
      url: 'scans/cost',
      method: 'POST',
      body: { zip_code: zipCode, cpt_code: cptCode, scan_type_id: scanTypeId, scan_service_id: scanServiceId },
    }),
  }),
  /** POST scans/request: stores a whole request at once, for the doctor request form (SC-173, SC-366). */
  createRequest: build.mutation<{ requestId: number }, FinalRequestBody>({
    query: (body) => ({ url: 'scans/request', method: 'POST', body }),
    transformResponse: ({ id }: { id: number }) => ({ requestId: id }),
    invalidatesTags: [...requestsChanged],
  }),
  /** PATCH scans/request/{requestId}: changes the fields given (SC-175). */
  changeRequest: build.mutation<void, RequestChanges>({
    query: ({ requestId, active, inProgress, doctorId, windows, noticeHours, selfPay, ...rest }) => ({
      url: `scans/request/${requestId}`,
      method: 'PATCH',
      body: {
        ...rest,
        doctor_id: doctorId,
        notice: noticeHours,
        active: active === undefined ? undefined : toFlag(active),
        in_progress: inProgress === undefined ? undefined : toFlag(inProgress),
        selfPay: selfPay === undefined ? undefined : toFlag(selfPay),
        windows: windows && writeWindows(windows),
      },
    }),
    transformResponse: () => undefined,
    invalidatesTags: (_answer, _error, { requestId }) => [...requestsChanged, { type: 'Window', id: requestId }],
  }),
  /** POST scans/resubmit/{requestId}: opens a request again as of now (SC-174). */
  resubmitRequest: build.mutation<void, { requestId: number }>({
    query: ({ requestId }) => ({ url: `scans/resubmit/${requestId}`, method: 'POST' }),
    transformResponse: () => undefined,
    invalidatesTags: [...requestsChanged],
  }),
  /** GET scans/insurance: the patient's insurance, or null (SC-187). */
  insurance: build.query<InsuranceRecord | null, void>({
    query: () => 'scans/insurance',
    transformResponse: readInsurance,
    providesTags: [{ type: 'Insurance', id: 'LIST' }],
  }),
  /** POST scans/insurance: stores the patient's insurance (SC-188). */
  saveInsurance: build.mutation<InsuranceRecord | null, Omit<InsuranceRecord, 'company'> & { companyId: number }>({
    query: ({ groupNumber, dob, planId, policyName, policyNumber, companyId }) => ({
      url: 'scans/insurance',
      method: 'POST',
      body: {
        group_number: groupNumber,
        dob,
        plan_id: planId,
        policy_name: policyName,
        policy_number: policyNumber,
        company: { id: companyId },
      },
    }),
    transformResponse: readInsurance,
    invalidatesTags: [{ type: 'Insurance', id: 'LIST' }],
  }),
  /** POST scans/deductible: what is left of the deductible (SC-189). */
  deductible: build.query<Deductible, { insurerId?: number; policyNumber?: string }>({
    query: ({ insurerId, policyNumber }) => ({
      url: 'scans/deductible',
      method: 'POST',
      body: { insurance_id: insurerId, policy_number: policyNumber },
    }),
    transformResponse: ({ amount, remaining, error, ...person }: DeductibleAnswer) => ({
      ...person,
      amount: amount ?? undefined,
      remaining: remaining ?? undefined,
      failed: isOn(error),
    }),
  }),
  /** POST scans/locations: the centers for a scan within `distance` miles, nearest first (SC-190). */
  scanLocations: build.query<NearbyLocation[], { zipCode: string; scanServiceId: number; distance: number }>({
    query: ({ zipCode, scanServiceId, distance }) => ({
      url: 'scans/locations',
      method: 'POST',
      body: { zip_code: zipCode, scan_service_id: scanServiceId, distance },
    }),
    transformResponse: ({ locations }: LocationsAnswer) =>
      locations.map(({ address_1, zip_code, ...rest }) => ({ ...rest, address1: address_1, zipCode: zip_code })),
  }),
  /**
   * POST scans/contract: the patient agrees to the terms of a request (SC-191). With `agreed: false` the contract is only
   * worked out, to be read. Gives what the patient pays at the scan, in whole dollars.
   */
  agreeContract: build.mutation<{ budget: number }, { requestId: number; budget?: number; selfPay?: boolean; agreed?: boolean }>({
    query: ({ requestId, budget, selfPay, agreed }) => ({
      url: 'scans/contract',
      method: 'POST',
      body: {
        test_request_id: requestId,
        budget,
        self_pay: selfPay === undefined ? undefined : toFlag(selfPay),
        agreed: agreed === undefined ? undefined : toFlag(agreed),
      },
    }),
    transformResponse: ({ contract }: ContractAnswer) => ({ budget: contract.budget }),
    invalidatesTags: (_answer, _error, { agreed }) => (agreed === false ? [] : [...requestsChanged]),
  }),
}));

export const {
  useScanTypesQuery,
  useScanServicesOfTypeQuery,
  useScanServicesQuery,
  useAverageCostQuery,
  useLazyAverageCostQuery,
  useScanCostQuery,
  useLazyScanCostQuery,
  useCreateRequestMutation,
  useChangeRequestMutation,
  useResubmitRequestMutation,
  useInsuranceQuery,
  useSaveInsuranceMutation,
  useDeductibleQuery,
  useLazyDeductibleQuery,
  useScanLocationsQuery,
  useAgreeContractMutation,
} = scansApi;
export const scansEndpoints = scansApi.endpoints;
