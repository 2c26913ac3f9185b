import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, SummaryList } from '@scanharbor/shared-ui/layout';
import { PaymentSummary } from '../../../components/booking-panel/payment-summary';
import { formatAddress } from '../../../components/grid/centers-cell';
import { formatPatient } from '../../../components/grid/patient-cell';
import { texts } from '../../../texts';
import { ConflictPanel } from './conflict-panel';
import { type WizardStepProps } from './step-props';
import { StepTitle } from './step-title';
import { isConflictFor } from './use-submit-booking';
import { toBookingStart } from '../../../components/booking/booking-times';

const wizardTexts = texts.wizard;

/** Step 3: summarizes the choice and books it. After a conflict it shows the free times. */
export function StepConfirm(props: WizardStepProps) {
  const { scan, booking, submission } = props;
  const { time, location } = booking;
  if (!time || !location) return null;
  const conflict = submission.conflict && isConflictFor(submission.conflict, time, location) ? submission.conflict : undefined;
  const rows = [
    { label: texts.test.patient, value: formatPatient(scan.patient) },
    { label: texts.test.scan, value: scan.scanName },
    { label: wizardTexts.time, value: formatAppointmentTime(toBookingStart(time), location.timeZone) },
    { label: wizardTexts.location, value: `${location.name}, ${formatAddress(location)}` },
  ];
  return (
    <>
      <StepTitle step={3}>{wizardTexts.confirmTitle}</StepTitle>
      {conflict && <ConflictPanel {...props} conflict={conflict} />}
      <SummaryList rows={rows} />
      <PaymentSummary scan={scan} price={scan.payment.selfPay ? scan.payment.budget : 0} />
      <Cluster $justify="space-between">
        <Button onClick={() => booking.goTo(2)}>{wizardTexts.back}</Button>
        {!conflict && (
          <Button
            variant="primary"
            saving={submission.booking}
            savingText={wizardTexts.booking}
            onClick={() => void submission.book(time, location)}
          >
            {wizardTexts.confirm}
          </Button>
        )}
      </Cluster>
    </>
  );
}
