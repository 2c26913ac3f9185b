import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type DistanceOption } from '../domain/distance-option';
import { type EditableRequest, type Insurer, type RequestIds, type StepFour, type StepThree, type StepTwo } from '../domain/scan-request';
import { readEditableRequest, writeStepFour, writeStepThree, writeStepTwo } from '../domain/scan-request-codec';
import { type ScanService } from '../domain/scan-service';
import { requestListTags, getRequestTags, requestsChangedTags } from './request-tags';
import { call } from './call';

/** Outcome of a step: its result, or the server's message for the patient (Result ERROR, MESSAGE_TEXT). */
export type StepOutcome<Result> = ({ ok: true } & Result) | { ok: false; message: string };

/** The outcome of any response that does not confirm the step; the message is '' when the server sent none. */
const notDone = (message: string | undefined) => ({ ok: false as const, message: message ?? '' });

const scansV2Api = ownedEndpoints('shared-contracts/scans-v2', (build) => ({
  /** GET scans_v2/scan-list: every scan that can be requested (SC-160). */
  scanList: build.query({
    query: () => call('GET scans_v2/scan-list'),
    transformResponse: (rows): ScanService[] =>
      rows.map((row) => ({
        id: row.ScanServiceID,
        scanTypeId: row.ScanTypeID,
        type: row.ScanTypeName,
        service: row.ScanServiceName,
        description: row.ScanDescription,
        fullName: row.FullName,
      })),
  }),
  /** GET scans_v2/distance: options for a zip and a scan; an empty list means no center there (SC-161). */
  distanceOptions: build.query({
    query: (params: { zip: string; scanServiceId: number }) => call('GET scans_v2/distance', { query: params }),
    transformResponse: (rows): DistanceOption[] =>
      rows.map((row) => ({
        id: row.DistanceOption,
        miles: row.Distance,
        centers: row.Cnt,
        minPrice: row.MinPrice,
        maxPrice: row.MaxPrice,
        minTotal: row.MinTotal,
        minFee: row.MinFee,
      })),
  }),
  /** POST scans_v2/scan-complete-step-2: starts or updates the record in progress and returns its id (SC-162). */
  completeStepTwo: build.mutation({
    query: (step: StepTwo) => call('POST scans_v2/scan-complete-step-2', { body: writeStepTwo(step) }),
    transformResponse: ({ currID, MESSAGE_TEXT }): StepOutcome<{ progressId: number }> =>
      typeof currID === 'number' ? { ok: true, progressId: currID } : notDone(MESSAGE_TEXT),
    invalidatesTags: [...requestsChangedTags],
  }),
  /**
   * POST scans_v2/scan-complete-step-3: physician, reason and prescription (SC-163). Returns the stored pages; an earlier API stores one.
   */
  completeStepThree: build.mutation({
    query: (step: StepThree) => call('POST scans_v2/scan-complete-step-3', { body: writeStepThree(step) }),
    transformResponse: ({ Result, MESSAGE_TEXT, Pages = 1 }): StepOutcome<{ pages: number }> =>
      Result === 'SUCCESS' ? { ok: true, pages: Pages } : notDone(MESSAGE_TEXT),
    invalidatesTags: [...requestsChangedTags],
  }),
  /** POST scans_v2/scan-complete-step-4: turns the record into a request and returns the request's id (SC-164). */
  completeStepFour: build.mutation({
    query: (step: StepFour) => call('POST scans_v2/scan-complete-step-4', { body: writeStepFour(step) }),
    transformResponse: ({ MESSAGE_TEXT, finalTestRequestID }): StepOutcome<{ requestId: number }> =>
      typeof finalTestRequestID === 'number' ? { ok: true, requestId: finalTestRequestID } : notDone(MESSAGE_TEXT),
    invalidatesTags: (outcome) => (outcome?.ok ? getRequestTags(outcome.requestId) : requestsChangedTags),
  }),
  /** GET scans_v2/scan-list-for-edit: a request or a record in progress as it is stored; null when there is none (SC-165). */
  editableRequest: build.query({
    query: ({ progressId, requestId }: RequestIds) =>
      call('GET scans_v2/scan-list-for-edit', { query: { currTestRequestId: requestId, currTestRequestProgressId: progressId } }),
    transformResponse: ([row]): EditableRequest | null => (row ? readEditableRequest(row) : null),
    providesTags: [...requestListTags],
  }),
  /** GET scans_v2/insurances: the insurance companies, more than 600 (SC-167, SC-417). */
  insurers: build.query({
    query: () => call('GET scans_v2/insurances'),
    transformResponse: ({ response }): Insurer[] => response,
  }),
}));

export const {
  useScanListQuery,
  useDistanceOptionsQuery,
  useLazyDistanceOptionsQuery,
  useCompleteStepTwoMutation,
  useCompleteStepThreeMutation,
  useCompleteStepFourMutation,
  useEditableRequestQuery,
  useInsurersQuery,
} = scansV2Api;
export const scansV2Endpoints = scansV2Api.endpoints;
