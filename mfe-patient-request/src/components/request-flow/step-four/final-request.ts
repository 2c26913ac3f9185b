import { getBookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { defaultNoticeHours } from '@scanharbor/shared-contracts/domain/notice';
import { usualRate, toWireRate } from '@scanharbor/shared-contracts/domain/request-rate';
import { type Insurer, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type NearbyLocation } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type StepOneValues, type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { formatScanLabel } from '../use-request-details';

/** The submitted request as the confirmation shows it (PR-151). Amounts in dollars. */
export interface FinalRequest {
  requestId: number;
  scanServiceId: number;
  scanTypeId?: number;
  modality: string;
  studyName: string;
  budget: number;
  bookingFee: number;
  averageCost: number;
  ratePercent: number;
  noticeHours: number;
  distance: number;
  zipCode: string;
  /** Name of the chosen center. */
  center?: string | undefined;
  windows: TimeWindow[];
  isAnyTime: boolean;
  selfPay: boolean;
  insurance?: string;
  memberId?: string;
  /** Id of the card at its provider; its secret and the customer there stay on the server (D65). */
  paymentId?: string;
  card?: { type: string; last4: string };
  doctorId?: number;
  reason: string;
  /** The patient brings the prescription to the appointment. */
  bringsPrescription: boolean;
  /** The patient gets text messages, too. */
  allowsTexts: boolean;
  /** Where the confirmation was sent. */
  email: string;
}

interface Parts {
  requestId: number;
  one: StepOneValues;
  scan?: ScanService;
  option?: DistanceOption;
  center?: NearbyLocation;
  /** The fee of an existing request, used when the fee of the scan is not loaded. */
  currentFee?: number;
  insurer?: Insurer;
  memberId?: string;
  card?: Omit<SavedCard, 'secret'>;
  three: Pick<StepThreeValues, 'doctorId' | 'reason' | 'blobId' | 'willBring'>;
  allowsTexts: boolean;
  email: string;
}

/** Returns the final request; its fee is that of the scan, else the current one, else 0 (PR-151 to PR-154). */
export function toFinalRequest(parts: Parts): FinalRequest {
  const { requestId, one, scan, option, center, currentFee, insurer, memberId, card, three, allowsTexts, email } = parts;
  const selfPay = one.payment === 'self-pay';
  const budget = option?.minPrice ?? 0;
  const averageCost = 0;
  return {
    requestId,
    scanServiceId: Number(one.scanServiceId),
    scanTypeId: scan?.scanTypeId,
    modality: scan?.type ?? '',
    studyName: scan ? formatScanLabel(scan) : '',
    budget,
    bookingFee: getBookingFee({ selfPay, scanFee: option?.minFee, currentFee, averageCost, bid: budget }),
    averageCost,
    ratePercent: toWireRate(usualRate),
    noticeHours: defaultNoticeHours,
    distance: Number(one.miles),
    zipCode: one.zipCode,
    center: center?.name,
    windows: one.windows,
    isAnyTime: one.availability === 'flexible',
    selfPay,
    ...(selfPay ? { paymentId: card?.id, card: card && { type: card.type, last4: card.last4 } } : { insurance: insurer?.name, memberId }),
    doctorId: three.doctorId ?? undefined,
    reason: three.reason,
    bringsPrescription: selfPay && three.willBring && !three.blobId,
    allowsTexts,
    email,
  };
}
