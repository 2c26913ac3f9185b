import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { Card, Stack, WithAside } from '@scanharbor/shared-ui/layout';
import { useMemo, useState } from 'react';
import { texts } from '../../../texts';
import { PatientCard } from '../scan/patient-card';
import { AdditionalAvailability } from './additional-availability';
import { SelectedCard } from './selected-card';
import { StepBar } from './step-bar';
import { StepConfirm } from './step-confirm';
import { StepOverview } from './step-overview';
import { StepPlace } from './step-place';
import { StepTime } from './step-time';
import { useBook } from './use-book';
import { useBooking } from './use-booking';
import { pickableDays } from './wizard-times';

interface BookingWizardProps {
  scan: SingleScan;
  onReload: () => Promise<SingleScan | null | undefined>;
}

/** Overview, time, location, confirmation; what is chosen stays in sight beside it (IC-100 to IC-112). */
export function BookingWizard({ scan, onReload }: BookingWizardProps) {
  const { days: offered, taken, locations } = scan;
  const booking = useBooking(scan);
  const { step, place, reset, refused, understood } = booking;
  const sent = useBook({ scan, onReload, onBooked: reset });
  const [asking, setAsking] = useState(false);
  const days = useMemo(
    () => pickableDays(offered, taken, place ? [place] : locations, Date.now()),
    [offered, taken, place, locations],
  );
  const ask = () => setAsking(true);
  const parts = { scan, booking, days, sent, onAsk: ask };
  const Step = [StepOverview, StepTime, StepPlace, StepConfirm][step] ?? StepOverview;
  const closeFailure = () => {
    sent.understood();
    if (sent.failure?.closes) booking.goTo(0);
  };
  return (
    <WithAside>
      <Card>
        <Stack>
          <StepBar booking={booking} />
          <Step {...parts} />
        </Stack>
      </Card>
      <Stack>
        <SelectedCard booking={booking} />
        <PatientCard scan={scan} />
      </Stack>
      {asking && <AdditionalAvailability requestId={scan.requestId} onClose={() => setAsking(false)} />}
      {refused && (
        <AlertDialog title={texts.wizard.incompleteTitle} onClose={understood}>
          {texts.wizard.incomplete}
        </AlertDialog>
      )}
      {sent.failure && (
        <AlertDialog title={texts.wizard.failedTitle} onClose={closeFailure}>
          {sent.failure.message}
        </AlertDialog>
      )}
    </WithAside>
  );
}
