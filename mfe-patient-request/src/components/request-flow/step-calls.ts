import { type SavedCard, type StepFour, type StepThree, type StepTwo } from '@scanharbor/shared-contracts/domain/scan-request';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type FlowDraft } from './flow-draft';

const covidResponses = [0, 1, 2] as const;

interface Origin {
  page: string;
  action: string;
}

/** Converts the answers of step 1 to the call of step 2; `origin` is the click that led to the flow (PR-089). */
export const toStepTwo = ({ ids, one }: FlowDraft, patientId: number | undefined, origin: Origin | undefined): StepTwo => ({
  ...ids,
  scanServiceId: Number(one.scanServiceId),
  zipCode: one.zipCode,
  miles: Number(one.miles),
  isAnyTime: one.availability === 'flexible',
  windows: one.availability === 'flexible' ? [] : one.windows,
  locationIds: one.locationId === undefined ? undefined : [one.locationId],
  selfPay: one.payment === 'self-pay',
  patientId,
  originPage: origin?.page,
  originAction: origin?.action,
});

/** Converts the answers `three` to the call of step 3; only self-pay patients may bring the prescription (PR-115). */
export const toStepThree = ({ ids, one }: FlowDraft, three: StepThreeValues): StepThree => ({
  progressId: Number(ids.progressId),
  reason: three.reason.trim(),
  doctorFirstName: three.doctorFirstName.trim(),
  doctorLastName: three.doctorLastName.trim(),
  doctorPhone: toPhone(three.doctorPhone) ?? undefined,
  doctorId: three.doctorId ?? undefined,
  blobId: three.blobId || undefined,
  moreBlobIds: three.morePages?.map(({ blobId }) => blobId),
  willBringPrescription: one.payment === 'self-pay' ? three.willBring : undefined,
  covidResponse: covidResponses.find((response) => String(response) === three.covid),
});

/** Converts the payment to the call that makes a request of the record (PR-139); undefined without a card for self-pay. */
export function toStepFour({ ids, one, four }: FlowDraft, card: SavedCard | undefined): StepFour | undefined {
  const progressId = Number(ids.progressId);
  if (one.payment !== 'self-pay') return { progressId, selfPay: false, insurerId: Number(four.insurerId), memberId: four.memberId.trim() };
  return card && { progressId, selfPay: true, card };
}
