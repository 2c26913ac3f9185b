import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type DistanceOption } from '../domain/distance-option';
import { isOn, toFlag } from '../domain/flag';
import { type EditableRequest, type Insurer, type RequestIds, type StepFour, type StepThree, type StepTwo } from '../domain/scan-request';
import { type ScanService } from '../domain/scan-service';
import { readSlots, writeSlots } from '../domain/slots';
import {
  type DistanceAnswer,
  type EditAnswer,
  type InsurancesAnswer,
  type ScanListAnswer,
  type StepFourAnswer,
  type StepThreeAnswer,
  type StepTwoAnswer,
} from '../wire/scans-v2';
import { requestLists, requestMoved, requestsChanged } from './request-tags';

/** How a step ended: what it gave, or the server's words for the patient (Result ERROR, MESSAGE_TEXT). */
export type StepOutcome<Given> = ({ ok: true } & Given) | { ok: false; message: string };

/** Not done, unless the answer says that it is done; the message is '' when the server gave none. */
const notDone = (message: string | undefined) => ({ ok: false as const, message: message ?? '' });

function readEditable(row: EditAnswer[number] | undefined): EditableRequest | null {
  if (!row) return null;
  return {
    progressId: row.ID ?? undefined,
    requestId: row.TestRequestID ?? undefined,
    selfPay: isOn(row.SelfPay),
    zipCode: row.ZipCode,
    miles: row.Distance,
    isAnyTime: isOn(row.IsAnyTime),
    windows: readSlots(row.AvailableSlots),
    scanServiceId: row.ScanServiceID,
    reason: row.Reason,
    doctorFirstName: row.DoctorFirstName,
    doctorLastName: row.DoctorLastName,
    doctorPhone: row.DoctorPhone,
    willBringPrescription: isOn(row.WillBringRx),
    blobId: row.BlobID ?? undefined,
    fileName: row.FileName ?? undefined,
    covidResponse: row.CovidResponseID ?? undefined,
    insurer: row.InsuranceNameID === null ? undefined : { id: row.InsuranceNameID, name: row.InsuranceName },
    memberId: row.PolicyNumber,
    centersWantTimes: row.ICStage === 1,
    isBooked: row.Booked !== undefined && isOn(row.Booked),
    isSent: row.Sent !== undefined && isOn(row.Sent),
    card: row.PaymentID ? { id: row.PaymentID, type: row.CardType, last4: row.CardLast4 } : undefined,
  };
}

function writeStepFour(step: StepFour) {
  const common = { requestProgressId: step.progressId, newSelfPay: toFlag(step.selfPay) };
  if (!step.selfPay) return { ...common, insuranceId: step.insurerId, policyNumber: step.memberId };
  const { id, secret, type, last4 } = step.card;
  return { ...common, paymentId: id, paymentSecret: secret, cardType: type, cardLastFour: last4 };
}

const scansV2Api = ownedEndpoints('shared-contracts/scans-v2', (build) => ({
  /** GET scans_v2/scan-list: every scan that can be requested (SC-160). */
  scanList: build.query<ScanService[], void>({
    query: () => 'scans_v2/scan-list',
    transformResponse: (rows: ScanListAnswer) =>
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
  distanceOptions: build.query<DistanceOption[], { zip: string; scanServiceId: number }>({
    query: (params) => ({ url: 'scans_v2/distance', params }),
    transformResponse: (rows: DistanceAnswer) =>
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
  /** POST scans_v2/scan-complete-step-2: starts or updates the record in progress and gives its id (SC-162). */
  completeStepTwo: build.mutation<StepOutcome<{ progressId: number }>, StepTwo>({
    query: (step) => ({
      url: 'scans_v2/scan-complete-step-2',
      method: 'POST',
      body: {
        currId: step.progressId ?? null,
        currTestRequestId: step.requestId ?? null,
        newScanServiceId: step.scanServiceId,
        newZipCode: step.zipCode,
        newDistance: step.miles,
        newIsAnyTime: toFlag(step.isAnyTime),
        newAvailableSlots: writeSlots(step.windows),
        newSelfPay: toFlag(step.selfPay),
        newPatientId: step.patientId ?? null,
        originOne: step.originPage ?? '',
        originTwo: step.originAction ?? '',
      },
    }),
    transformResponse: ({ currID, MESSAGE_TEXT }: StepTwoAnswer) =>
      typeof currID === 'number' ? { ok: true, progressId: currID } : notDone(MESSAGE_TEXT),
    invalidatesTags: [...requestsChanged],
  }),
  /** POST scans_v2/scan-complete-step-3: physician, reason and prescription (SC-163). */
  completeStepThree: build.mutation<StepOutcome<object>, StepThree>({
    query: (step) => ({
      url: 'scans_v2/scan-complete-step-3',
      method: 'POST',
      body: {
        newId: step.progressId,
        newReason: step.reason,
        newDoctorFirstName: step.doctorFirstName,
        newDoctorLastName: step.doctorLastName,
        newDoctorPhone: step.doctorPhone ?? '',
        newDoctorId: step.doctorId ?? null,
        newUploadedRx: toFlag(Boolean(step.blobId)),
        newBlobId: step.blobId ?? null,
        ...(step.willBringPrescription === undefined ? {} : { newWillBringRx: toFlag(step.willBringPrescription) }),
        newCovidResponseID: step.covidResponse ?? null,
      },
    }),
    transformResponse: ({ Result, MESSAGE_TEXT }: StepThreeAnswer) => (Result === 'SUCCESS' ? { ok: true } : notDone(MESSAGE_TEXT)),
    invalidatesTags: [...requestsChanged],
  }),
  /** POST scans_v2/scan-complete-step-4: makes the request of the record and gives the request's id (SC-164). */
  completeStepFour: build.mutation<StepOutcome<{ requestId: number }>, StepFour>({
    query: (step) => ({ url: 'scans_v2/scan-complete-step-4', method: 'POST', body: writeStepFour(step) }),
    transformResponse: ({ MESSAGE_TEXT, finalTestRequestID }: StepFourAnswer) =>
      typeof finalTestRequestID === 'number' ? { ok: true, requestId: finalTestRequestID } : notDone(MESSAGE_TEXT),
    invalidatesTags: (outcome) => (outcome?.ok ? requestMoved(outcome.requestId) : requestsChanged),
  }),
  /** GET scans_v2/scan-list-for-edit: a request or a record in progress as it is stored; null when there is none (SC-165). */
  editableRequest: build.query<EditableRequest | null, RequestIds>({
    query: ({ progressId, requestId }) => ({
      url: 'scans_v2/scan-list-for-edit',
      params: { currTestRequestId: requestId, currTestRequestProgressId: progressId },
    }),
    transformResponse: (rows: EditAnswer) => readEditable(rows[0]),
    providesTags: [...requestLists],
  }),
  /** GET scans_v2/insurances: the insurance companies, more than 600 (SC-167, SC-417). */
  insurers: build.query<Insurer[], void>({
    query: () => 'scans_v2/insurances',
    transformResponse: ({ response }: InsurancesAnswer) => response,
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
