import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type Availability, defaultAvailability } from '@scanharbor/shared-contracts/domain/availability';
import { type RecordValues } from '../insurance-record/record-values';

/** Initial value of the slider, in miles (PR-181). */
const defaultMiles = 10;

/** The answers so far; they stay while the patient moves between the steps. */
export interface ConfirmAnswers {
  availability: Availability;
  miles: number;
  selfPay?: boolean;
  /** Payment at the scan by the patient contract, in whole dollars. */
  budget?: number;
  insurance?: RecordValues;
}

/** Returns the answers before the first step; `today` as 'YYYY-MM-DD'. */
export const emptyAnswers = (today: string): ConfirmAnswers => ({ availability: defaultAvailability(today), miles: defaultMiles });

/** Props of each step: the request, the answers, and callbacks for Continue and Back. */
export interface ConfirmStepProps {
  card: BookingCard;
  answers: ConfirmAnswers;
  change: (part: Partial<ConfirmAnswers>) => void;
  onBack: () => void;
  onNext: () => void;
}
