import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { civilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { type Availability, availabilityWindows, defaultAvailability } from '@scanharbor/shared-ui/availability-menu';
import { type RecordValues } from '../insurance-record/record-values';

/** Miles that the slider opens at (PR-181). */
const defaultMiles = 10;

/** What was answered so far; kept while the patient moves between the steps. */
export interface ConfirmAnswers {
  availability: Availability;
  miles: number;
  selfPay?: boolean;
  /** What is paid at the scan, in whole dollars, as the contract says. */
  budget?: number;
  insurance?: RecordValues;
}

export const emptyAnswers = (): ConfirmAnswers => ({ availability: defaultAvailability(civilToday()), miles: defaultMiles });

/** The offered times as the wire wants them. */
export const windowsOf = (availability: Availability) =>
  availabilityWindows(availability).map(({ windowOpen: open, windowClose: close }) => ({ open, close }));

/** What each step gets: the request, the answers, and the ways on and back. */
export interface ConfirmStepProps {
  card: BookingCard;
  answers: ConfirmAnswers;
  change: (part: Partial<ConfirmAnswers>) => void;
  onBack: () => void;
  onNext: () => void;
}
