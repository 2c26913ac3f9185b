import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotDay } from '@scanharbor/shared-ui/slot-grid';
import { type useBook } from './use-book';
import { type Booking } from './use-booking';

/** What each step of the wizard gets. */
export interface StepParts {
  scan: SingleScan;
  booking: Booking;
  /** The days with their times, for the place chosen or for all. */
  days: SlotDay[];
  sent: ReturnType<typeof useBook>;
  /** Opens the request for more availability. */
  onAsk: () => void;
}
