import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEstimatesQuery } from '@scanharbor/shared-contracts/api/bookings';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatLongDate, formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { getEstimateTotal } from '@scanharbor/shared-contracts/domain/estimate';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { getRequestExpiry } from '@scanharbor/shared-contracts/domain/request-expiry';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { SummaryList, type SummaryRow } from '@scanharbor/shared-ui/layout';
import { formatAddress } from '../../../components/grid/centers-cell';
import { formatPayment } from '../../../components/grid/payment-cell';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { Phone } from './patient-card';

const testTexts = texts.test;

function paymentRows({ payment }: SingleScan): SummaryRow[] {
  const rows = [{ label: testTexts.payment, value: formatPayment(payment) }];
  return payment.selfPay || !payment.policyNumber ? rows : [...rows, { label: testTexts.memberId, value: payment.policyNumber }];
}

function bookedRows({ appointment, locations: [location] }: SingleScan): SummaryRow[] {
  if (!appointment) return [];
  return [
    { label: testTexts.appointment, value: formatAppointmentTime(appointment.start, appointment.timeZone) },
    ...(location ? [{ label: testTexts.location, value: `${location.name}, ${formatAddress(location)}` }] : []),
  ];
}

/** The estimate of charges that the patient has, if it is from a location of the practice. */
function useEstimateRows({ requestId, payment }: SingleScan): SummaryRow[] {
  const { data: [latest] = [] } = useEstimatesQuery(payment.selfPay ? requestId : skipToken);
  if (!latest) return [];
  const total = formatDollars(getEstimateTotal(latest) / 100);
  return [{ label: testTexts.estimate, value: testTexts.estimateOf(total, latest.version, formatShortDate(latest.issuedAt)) }];
}

/** The requested scan, the physician, the payment, and the expiry while it is open (IC-074, IC-078). */
export function RequestCard({ scan }: { scan: SingleScan }) {
  const { doctor, requestedAt, state } = scan;
  const estimate = useEstimateRows(scan);
  const rows: SummaryRow[] = [
    { label: testTexts.scanName, value: scan.scanName },
    ...bookedRows(scan),
    ...paymentRows(scan),
    ...estimate,
    ...(scan.reason ? [{ label: testTexts.reason, value: scan.reason }] : []),
    ...(doctor.name
      ? [
          {
            label: testTexts.physician,
            value: (
              <>
                {doctor.name} <Phone number={doctor.phone} />
              </>
            ),
          },
        ]
      : []),
    { label: testTexts.requested, value: formatLongDate(requestedAt) },
    ...(state === 'open' ? [{ label: testTexts.expiry, value: formatLongDate(getRequestExpiry(requestedAt)) }] : []),
  ];
  return (
    <SectionCard id="request-title" title={testTexts.scan} gap="space12">
      <SummaryList rows={rows} />
    </SectionCard>
  );
}
