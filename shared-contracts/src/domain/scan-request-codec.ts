import { type EditResponse, type StepFourBody, type StepThreeBody, type StepTwoBody } from '../wire/scans-v2';
import { type Complete } from './codec';
import { isOn, toFlag } from './flag';
import { type EditableRequest, type StepFour, type StepThree, type StepTwo } from './scan-request';
import { readSlots, writeSlots } from './slots';

type EditRow = EditResponse[number];

const toText = (on: boolean): '0' | '1' => (on ? '1' : '0');

/** Reads a stored request or record in progress, to fill the four steps again (SC-371). */
export const readEditableRequest = (row: EditRow): Complete<EditableRequest> => ({
  progressId: row.ID ?? undefined,
  requestId: row.TestRequestID ?? undefined,
  selfPay: isOn(row.SelfPay),
  zipCode: row.ZipCode,
  miles: row.Distance,
  isAnyTime: isOn(row.IsAnyTime),
  windows: readSlots(row.AvailableSlots),
  locationIds: row.LocationIDs,
  scanServiceId: row.ScanServiceID,
  reason: row.Reason,
  doctorId: row.DoctorID ?? undefined,
  doctorFirstName: row.DoctorFirstName,
  doctorLastName: row.DoctorLastName,
  doctorPhone: row.DoctorPhone,
  willBringPrescription: isOn(row.WillBringRx),
  blobId: row.BlobID ?? undefined,
  fileName: row.FileName ?? undefined,
  morePages: row.MoreFiles?.map(({ BlobID, FileName }) => ({ blobId: BlobID, name: FileName })),
  covidResponse: row.CovidResponseID ?? undefined,
  insurer: row.InsuranceNameID === null ? undefined : { id: row.InsuranceNameID, name: row.InsuranceName },
  memberId: row.PolicyNumber,
  centersWantTimes: row.ICStage === 1,
  isBooked: row.Booked !== undefined && isOn(row.Booked),
  isSent: row.Sent !== undefined && isOn(row.Sent),
  card: row.PaymentID ? { id: row.PaymentID, type: row.CardType, last4: row.CardLast4 } : undefined,
});

/** Writes a stored request as the API returns it; the secret of the card stays on the server (D65). */
export const writeEditableRequest = (request: EditableRequest): Complete<EditRow> => ({
  SelfPay: toText(request.selfPay),
  ZipCode: request.zipCode,
  Distance: request.miles,
  IsAnyTime: toFlag(request.isAnyTime),
  AvailableSlots: writeSlots(request.windows),
  LocationIDs: request.locationIds,
  ScanServiceID: request.scanServiceId,
  ID: request.progressId ?? null,
  TestRequestID: request.requestId ?? null,
  Reason: request.reason,
  DoctorID: request.doctorId ?? null,
  DoctorFirstName: request.doctorFirstName,
  DoctorLastName: request.doctorLastName,
  DoctorPhone: request.doctorPhone,
  WillBringRx: toText(request.willBringPrescription),
  UploadedRx: toFlag(request.blobId !== undefined),
  BlobID: request.blobId ?? null,
  FileName: request.fileName ?? null,
  MoreFiles: request.morePages?.map(({ blobId, name }) => ({ BlobID: blobId, FileName: name })),
  CovidResponseID: request.covidResponse ?? null,
  InsuranceName: request.insurer?.name ?? '',
  InsuranceNameID: request.insurer?.id ?? null,
  PolicyNumber: request.memberId,
  CardLast4: request.card?.last4 ?? '',
  CardType: request.card?.type ?? '',
  PaymentID: request.card?.id ?? '',
  PaymentSecret: undefined,
  ICStage: request.centersWantTimes ? 1 : 0,
  Booked: request.isBooked ? 1 : undefined,
  Sent: request.isSent ? 1 : undefined,
});

/** Writes the values that step 2 stores (SC-162). */
export const writeStepTwo = (step: StepTwo): Complete<StepTwoBody> => ({
  currId: step.progressId ?? null,
  currTestRequestId: step.requestId ?? null,
  newScanServiceId: step.scanServiceId,
  newZipCode: step.zipCode,
  newDistance: step.miles,
  newIsAnyTime: toFlag(step.isAnyTime),
  newAvailableSlots: writeSlots(step.windows),
  newSelfPay: toFlag(step.selfPay),
  newLocationIds: step.locationIds,
  newPatientId: step.patientId ?? null,
  originOne: step.originPage ?? '',
  originTwo: step.originAction ?? '',
});

/** Writes the values that step 3 stores (SC-163); only self-pay sends `newWillBringRx`. */
export const writeStepThree = (step: StepThree): Complete<StepThreeBody> => ({
  newId: step.progressId,
  newReason: step.reason,
  newDoctorFirstName: step.doctorFirstName,
  newDoctorLastName: step.doctorLastName,
  newDoctorPhone: step.doctorPhone ?? '',
  newDoctorId: step.doctorId ?? null,
  newUploadedRx: toFlag(Boolean(step.blobId)),
  newBlobId: step.blobId ?? null,
  newMoreBlobIds: step.moreBlobIds,
  newWillBringRx: toFlag(step.willBringPrescription),
  newCovidResponseID: step.covidResponse ?? null,
});

/** Writes the values that step 4 stores (SC-164): an insurer and a member ID, or a card. */
export function writeStepFour(step: StepFour): StepFourBody {
  const common = { requestProgressId: step.progressId, newSelfPay: toFlag(step.selfPay) };
  if (!step.selfPay) return { ...common, insuranceId: step.insurerId, policyNumber: step.memberId };
  const { id, secret, type, last4 } = step.card;
  return { ...common, paymentId: id, paymentSecret: secret, cardType: type, cardLastFour: last4 };
}
