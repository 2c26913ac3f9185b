import { appointmentTime, longDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { expiryOf } from '@scanharbor/shared-contracts/domain/request-expiry';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { SummaryList, type SummaryRow } from '@scanharbor/shared-ui/layout';
import { addressText } from '../../../components/grid/centers';
import { paymentText } from '../../../components/grid/payment';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { Phone } from './patient-card';

const words = texts.test;

function paymentRows({ payment }: SingleScan): SummaryRow[] {
  const rows = [{ label: words.payment, value: paymentText(payment) }];
  return payment.selfPay || !payment.policyNumber ? rows : [...rows, { label: words.memberId, value: payment.policyNumber }];
}

function bookedRows({ appointment, locations: [place] }: SingleScan): SummaryRow[] {
  if (!appointment) return [];
  return [
    { label: words.appointment, value: appointmentTime(appointment.start, appointment.timeZone) },
    ...(place ? [{ label: words.place, value: `${place.name}, ${addressText(place)}` }] : []),
  ];
}

/** What was requested, by which physician, how it is paid, and until when it is open (IC-074, IC-078). */
export function RequestCard({ scan }: { scan: SingleScan }) {
  const { doctor, requestedAt, state } = scan;
  const rows: SummaryRow[] = [
    { label: words.scanName, value: scan.scanName },
    ...bookedRows(scan),
    ...paymentRows(scan),
    { label: words.reason, value: scan.reason || words.none },
    {
      label: words.physician,
      value: doctor.name ? (
        <>
          {doctor.name} <Phone number={doctor.phone} />
        </>
      ) : (
        words.none
      ),
    },
    { label: words.requested, value: longDate(requestedAt) },
    ...(state === 'open' ? [{ label: words.expiry, value: longDate(expiryOf(requestedAt)) }] : []),
  ];
  return (
    <SectionCard id="request-title" title={words.scan} gap="space12">
      <SummaryList rows={rows} />
    </SectionCard>
  );
}
