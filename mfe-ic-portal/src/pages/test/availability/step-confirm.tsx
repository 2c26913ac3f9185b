import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, SummaryList } from '@scanharbor/shared-ui/layout';
import { addressText } from '../../../components/grid/centers';
import { patientText } from '../../../components/grid/patient';
import { paymentText } from '../../../components/grid/payment';
import { texts } from '../../../texts';
import { ConflictPanel } from './conflict-panel';
import { type StepParts } from './step-parts';
import { StepTitle } from './step-title';
import { isAbout } from './use-book';
import { startOf } from './wizard-times';

const words = texts.wizard;

/** Step 3: everything once more, and the booking itself. After a lost race: what happened and what is free. */
export function StepConfirm(parts: StepParts) {
  const { scan, booking, sent } = parts;
  const { time, place } = booking;
  if (!time || !place) return null;
  const conflict = sent.conflict && isAbout(sent.conflict, time, place) ? sent.conflict : undefined;
  const rows = [
    { label: texts.test.patient, value: patientText(scan.patient) },
    { label: texts.test.scan, value: scan.scanName },
    { label: words.time, value: appointmentTime(startOf(time), place.timeZone) },
    { label: words.location, value: `${place.name}, ${addressText(place)}` },
    { label: texts.test.payment, value: paymentText(scan.payment) },
    ...(scan.payment.selfPay ? [{ label: words.fee, value: dollars(scan.fee) }] : []),
  ];
  return (
    <>
      <StepTitle step={3}>{words.confirmTitle}</StepTitle>
      {conflict && <ConflictPanel {...parts} conflict={conflict} />}
      <SummaryList rows={rows} />
      <Cluster $justify="space-between">
        <Button onClick={() => booking.goTo(2)}>{words.back}</Button>
        {!conflict && (
          <Button variant="primary" saving={sent.booking} savingText={words.booking} onClick={() => void sent.book(time, place)}>
            {words.confirm}
          </Button>
        )}
      </Cluster>
    </>
  );
}
