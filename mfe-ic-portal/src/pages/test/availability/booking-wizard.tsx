import { useShowPresence } from '@scanharbor/shared-contracts/api/ic-portal';
import { useClockOffset } from '@scanharbor/shared-contracts/browser/server-time';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Card, Stack, WithAside } from '@scanharbor/shared-ui/layout';
import { useEffect, useMemo, useState } from 'react';
import { AdditionalAvailability } from '../../../components/booking/lazy-additional-availability';
import { lazyDialog } from '../../../components/lazy-dialog';
import { texts } from '../../../texts';
import { PatientCard } from '../scan/patient-card';
import { SelectedCard } from './selected-card';
import { StepBar } from './step-bar';
import { StepConfirm } from './step-confirm';
import { StepOverview } from './step-overview';
import { StepLocation } from './step-location';
import { StepTime } from './step-time';
import { useSubmitBooking } from './use-submit-booking';
import { useBookingWizard } from './use-booking-wizard';
import { listBookableDays } from '../../../components/booking/booking-times';

const AlertDialog = lazyDialog(async () => (await import('@scanharbor/shared-ui/dialog')).AlertDialog);

/** The steps overview, time, location and confirmation, beside the current choice (IC-100 to IC-112). */
export function BookingWizard({ scan }: { scan: SingleScan }) {
  const { locations } = scan;
  const booking = useBookingWizard(scan);
  const { step, location, reset, isIncomplete, acknowledge } = booking;
  const submission = useSubmitBooking({ scan, onBooked: reset });
  useShowPresence(scan.requestId, step > 0 ? 'booking' : 'looking');
  const [isRequesting, setRequesting] = useState(false);
  const offsetMs = useClockOffset();
  const [now] = useState(() => Date.now() + offsetMs);
  const days = useMemo(() => listBookableDays(scan, location ? [location] : locations, now), [scan, location, locations, now]);
  const requestMore = () => setRequesting(true);
  // A booking that fails for want of a connection must be able to report it.
  useEffect(() => AlertDialog.prefetch(), []);
  const stepProps = { scan, booking, days, submission, onRequestMore: requestMore };
  const Step = [StepOverview, StepTime, StepLocation, StepConfirm][step] ?? StepOverview;
  const closeFailure = () => {
    submission.acknowledge();
    if (submission.failure?.closes) booking.goTo(0);
  };
  return (
    <WithAside>
      <Card>
        <Stack>
          <StepBar booking={booking} />
          <Step {...stepProps} />
        </Stack>
      </Card>
      <Stack>
        <SelectedCard booking={booking} locations={locations} />
        <PatientCard scan={scan} />
      </Stack>
      {isRequesting && <AdditionalAvailability requestId={scan.requestId} onClose={() => setRequesting(false)} />}
      {isIncomplete && (
        <AlertDialog title={texts.wizard.incompleteTitle} onClose={acknowledge}>
          {texts.wizard.incomplete}
        </AlertDialog>
      )}
      {submission.failure && (
        <AlertDialog title={texts.wizard.failedTitle} onClose={closeFailure}>
          {submission.failure.message}
        </AlertDialog>
      )}
    </WithAside>
  );
}
