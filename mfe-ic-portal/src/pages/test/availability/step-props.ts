import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotDay } from '@scanharbor/shared-ui/clinic/slot-grid';
import { type useSubmitBooking } from './use-submit-booking';
import { type BookingWizardState } from './use-booking-wizard';

/** The props of every step of the wizard. */
export interface WizardStepProps {
  scan: SingleScan;
  booking: BookingWizardState;
  /** The days with their times, for the chosen location or for all. */
  days: SlotDay[];
  submission: ReturnType<typeof useSubmitBooking>;
  /** Opens the request for more availability. */
  onRequestMore: () => void;
}
