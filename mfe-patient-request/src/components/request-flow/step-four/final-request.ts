import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { usualRate, wireRate } from '@scanharbor/shared-contracts/domain/request-rate';
import { type Insurer, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { scanLabel } from '../use-request-facts';

/** Hours of notice that centers get (D70). */
const noticeHours = 3;

/** What was requested, as the confirmation shows it (PR-151). Money in dollars. */
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
  windows: TimeWindow[];
  isAnyTime: boolean;
  selfPay: boolean;
  insurance?: string;
  card?: { type: string; last4: string };
  doctorId?: number;
  reason: string;
}

interface Parts {
  requestId: number;
  one: StepOneValues;
  scan?: ScanService;
  option?: DistanceOption;
  /** The fee of an existing request, when the scan's own is not known. */
  currentFee?: number;
  insurer?: Insurer;
  card?: Pick<SavedCard, 'type' | 'last4'>;
  doctorId?: number;
  reason: string;
}

/** The final request of the answers; the fee is the scan's, else the current one, else 0 (PR-151 to PR-154). */
export function finalRequest({ requestId, one, scan, option, currentFee, insurer, card, doctorId, reason }: Parts): FinalRequest {
  const selfPay = one.payment === 'self-pay';
  return {
    requestId,
    scanServiceId: Number(one.scanServiceId),
    scanTypeId: scan?.scanTypeId,
    modality: scan?.type ?? '',
    studyName: scan ? scanLabel(scan) : '',
    budget: option?.minPrice ?? 0,
    bookingFee: option?.minFee ?? currentFee ?? 0,
    averageCost: 0,
    ratePercent: wireRate(usualRate),
    noticeHours,
    distance: Number(one.miles),
    zipCode: one.zipCode,
    windows: one.windows,
    isAnyTime: one.availability === 'flexible',
    selfPay,
    ...(selfPay ? { card: card && { type: card.type, last4: card.last4 } } : { insurance: insurer?.name }),
    doctorId,
    reason,
  };
}
