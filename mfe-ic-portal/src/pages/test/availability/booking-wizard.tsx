import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Card, Stack, WithAside } from '@scanharbor/shared-ui/layout';
import { useEffect, useMemo, useState } from 'react';
import { onDemand } from '../../../components/late/on-demand';
import { texts } from '../../../texts';
import { PatientCard } from '../scan/patient-card';
import { SelectedCard } from './selected-card';
import { StepBar } from './step-bar';
import { StepConfirm } from './step-confirm';
import { StepOverview } from './step-overview';
import { StepPlace } from './step-place';
import { StepTime } from './step-time';
import { useBook } from './use-book';
import { useBooking } from './use-booking';
import { pickableDays } from './wizard-times';

const AlertDialog = onDemand(async () => (await import('@scanharbor/shared-ui/dialog')).AlertDialog);
const AdditionalAvailability = onDemand(async () => (await import('./additional-availability')).AdditionalAvailability);

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
  const days = useMemo(() => pickableDays(offered, taken, place ? [place] : locations, Date.now()), [offered, taken, place, locations]);
  const ask = () => setAsking(true);
  // Fetched while the person chooses: a booking that fails for want of a connection must be able to say so.
  useEffect(() => AlertDialog.ahead(), []);
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
        <SelectedCard booking={booking} locations={locations} />
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
