import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { BookedCard } from './booked-card';
import { BookingWizard } from './booking-wizard';

/** The booking wizard of an open request, the appointment of any other. */
export function AvailabilityTab({ scan }: { scan: SingleScan }) {
  if (scan.state !== 'open') return <BookedCard scan={scan} />;
  return <BookingWizard scan={scan} />;
}
