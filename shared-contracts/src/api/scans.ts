import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { isOn, toFlag } from '../domain/flag';
import { type InsuranceInput, type InsuranceRecord, readInsurance, writeInsuranceInput } from '../domain/insurance-record';
import { type CatalogScan, type CenterResult, type CenterResults, type Deductible, type NearbyLocation } from '../domain/scan-catalog';
import { type TimeWindow } from '../domain/slots';
import { type FinalRequestBody, type InsuranceResponse, type LocationsResponse, type ScanServicesResponse } from '../wire/scans';
import { requestsChangedTags } from './request-tags';
import { call } from './call';

const readServices = (rows: ScanServicesResponse): CatalogScan[] =>
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

const readStoredInsurance = ({ insurance }: InsuranceResponse): InsuranceRecord | null => insurance && readInsurance(insurance);

const readCenterResult = ({
  address_1,
  zip_code,
  time_zone,
  open_machine,
  ...rest
}: LocationsResponse['locations'][number]): CenterResult => ({
  ...rest,
  address1: address_1,
  zipCode: zip_code,
  total: rest.total ?? 0,
  deposit: rest.deposit ?? 0,
  latitude: rest.latitude ?? 0,
  longitude: rest.longitude ?? 0,
  timeZone: time_zone ?? '',
  hasOpenMachine: open_machine !== undefined && isOn(open_machine),
  openings: rest.openings ?? [],
});

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
  /** Miles; the centers are searched again. */
  distance?: number;
  doctorId?: number;
  reason?: string;
  windows?: TimeWindow[];
  noticeHours?: number;
}

interface CostQuery {
  zipCode: string;
  cptCode?: string;
  scanTypeId?: number;
  scanServiceId: number;
}

interface LocationQuery {
  zipCode: string;
  scanServiceId?: number;
  /** Used without a scan. */
  scanTypeId?: number | undefined;
  /** Miles. */
  distance: number;
}

const scansApi = ownedEndpoints('shared-contracts/scans', (build) => ({
  /** GET scans/services/{typeId}: the scans of a modality (SC-193). */
  scanServicesOfType: build.query({
    query: (typeId: number) => call('GET scans/services/:typeId', { params: { typeId } }),
    transformResponse: readServices,
  }),
  /** GET scans/services: all scans (SC-194). */
  scanServices: build.query({ query: () => call('GET scans/services'), transformResponse: readServices }),
  /** GET scans/averageCost/{cptCode}: the market's average in dollars (SC-185). */
  averageCost: build.query({
    query: (cptCode: string) => call('GET scans/averageCost/:cptCode', { params: { cptCode } }),
    transformResponse: ({ average_cost }) => average_cost,
  }),
  /** POST scans/cost: the cost of a scan near a zip (SC-186). */
  scanCost: build.query({
    query: ({ zipCode, cptCode, scanTypeId, scanServiceId }: CostQuery) =>
      call('POST scans/cost', { body: { zip_code: zipCode, cpt_code: cptCode, scan_type_id: scanTypeId, scan_service_id: scanServiceId } }),
  }),
  /** POST scans/request: stores a complete request, for the doctor request form (SC-173, SC-366). */
  createRequest: build.mutation({
    query: (body: FinalRequestBody) => call('POST scans/request', { body }),
    transformResponse: ({ id }) => ({ requestId: id }),
    invalidatesTags: [...requestsChangedTags],
  }),
  /** PATCH scans/request/{requestId}: changes the fields given (SC-175). */
  changeRequest: build.mutation({
    query: ({ requestId, active, inProgress, doctorId, windows, noticeHours, selfPay, ...rest }: RequestChanges) =>
      call('PATCH scans/request/:requestId', {
        params: { requestId },
        body: {
          ...rest,
          doctor_id: doctorId,
          notice: noticeHours,
          active: toFlag(active),
          in_progress: toFlag(inProgress),
          selfPay: toFlag(selfPay),
          windows: windows && writeWindows(windows),
        },
      }),
    invalidatesTags: (_response, _error, { requestId }) => [...requestsChangedTags, { type: 'Window', id: requestId }],
  }),
  /** POST scans/resubmit/{requestId}: opens a request again as of now (SC-174). */
  resubmitRequest: build.mutation({
    query: ({ requestId }: { requestId: number }) => call('POST scans/resubmit/:requestId', { params: { requestId } }),
    invalidatesTags: [...requestsChangedTags],
  }),
  /** GET scans/insurance: the patient's insurance, or null (SC-187). */
  insurance: build.query({
    query: () => call('GET scans/insurance'),
    transformResponse: readStoredInsurance,
    providesTags: [{ type: 'Insurance', id: 'LIST' }],
  }),
  /** POST scans/insurance: stores the patient's insurance (SC-188). */
  saveInsurance: build.mutation({
    query: (input: InsuranceInput) => call('POST scans/insurance', { body: writeInsuranceInput(input) }),
    transformResponse: readStoredInsurance,
    invalidatesTags: [{ type: 'Insurance', id: 'LIST' }],
  }),
  /** POST scans/deductible: the remaining deductible (SC-189). */
  deductible: build.query({
    query: ({ insurerId, policyNumber }: { insurerId?: number; policyNumber?: string }) =>
      call('POST scans/deductible', { body: { insurance_id: insurerId, policy_number: policyNumber } }),
    transformResponse: ({ amount, remaining, error, ...person }): Deductible => ({
      ...person,
      amount: amount ?? undefined,
      remaining: remaining ?? undefined,
      failed: isOn(error),
    }),
  }),
  /** POST scans/locations: the centers for a scan, or a scan type, within `distance` miles, nearest first (SC-190). */
  scanLocations: build.query({
    query: ({ zipCode, scanServiceId, scanTypeId, distance }: LocationQuery) =>
      call('POST scans/locations', {
        body: { zip_code: zipCode, scan_service_id: scanServiceId, scan_type_id: scanTypeId, distance },
      }),
    transformResponse: ({ locations }): NearbyLocation[] =>
      locations.map(({ address_1, zip_code, ...rest }) => ({ ...rest, address1: address_1, zipCode: zip_code })),
  }),
  /**
   * POST scans/locations: the same centers with deposit, place on the map and the next openings, which need an exact scan. They are read
   * again on every visit, since others book.
   */
  centerResults: build.query({
    query: ({ zipCode, scanServiceId, scanTypeId, distance, selfPay }: LocationQuery & { selfPay: boolean }) =>
      call('POST scans/locations', {
        body: {
          zip_code: zipCode,
          scan_service_id: scanServiceId,
          scan_type_id: scanTypeId,
          distance,
          with_openings: true,
          self_pay: selfPay,
        },
      }),
    transformResponse: ({ locations, place }): CenterResults => ({
      place,
      centers: locations.map(readCenterResult),
    }),
  }),
  /**
   * POST scans/contract: the patient agrees to the terms of a request (SC-191). With `agreed: false` the contract is only
   * calculated. Returns what the patient pays at the scan, in whole dollars.
   */
  agreeContract: build.mutation({
    query: ({ requestId, budget, selfPay, agreed }: { requestId: number; budget?: number; selfPay?: boolean; agreed?: boolean }) =>
      call('POST scans/contract', {
        body: {
          test_request_id: requestId,
          budget,
          self_pay: toFlag(selfPay),
          agreed: toFlag(agreed),
        },
      }),
    transformResponse: ({ contract }) => ({ budget: contract.budget }),
    invalidatesTags: (_response, _error, { agreed }) => (agreed === false ? [] : [...requestsChangedTags]),
  }),
}));

export const {
  useScanServicesQuery,
  useLazyAverageCostQuery,
  useScanCostQuery,
  useCreateRequestMutation,
  useChangeRequestMutation,
  useResubmitRequestMutation,
  useInsuranceQuery,
  useSaveInsuranceMutation,
  useDeductibleQuery,
  useScanLocationsQuery,
  useCenterResultsQuery,
  useAgreeContractMutation,
} = scansApi;
/** @internal */
export const scansEndpoints = scansApi.endpoints;
