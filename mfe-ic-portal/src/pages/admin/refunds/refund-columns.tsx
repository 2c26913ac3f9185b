import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../../texts';

const refundTexts = texts.refunds;

export const formatRefundTime = ({ appointment: { start, timeZone } }: Refund) => formatAppointmentTime(start, timeZone);
export const refundReason = ({ reason }: Refund) => reason || refundTexts.noReason;
export const refundStatus = ({ complete, percent = 0 }: Refund) => (complete ? refundTexts.complete(percent) : refundTexts.requested);

/** Patient, appointment, reason, fee and status of a refund (IC-244). */
export const refundColumns: DataColumn<Refund>[] = [
  { id: 'request', header: refundTexts.request, value: ({ requestId }) => requestId, cell: ({ requestId }) => `#${requestId}` },
  { id: 'patient', header: refundTexts.patient, value: ({ patient }) => formatFullName(patient) },
  { id: 'scan', header: refundTexts.scan, value: ({ scanName }) => scanName },
  { id: 'location', header: refundTexts.location, value: ({ locationName }) => locationName },
  { id: 'appointment', header: refundTexts.appointment, value: ({ appointment }) => appointment.start, cell: formatRefundTime },
  { id: 'reason', header: refundTexts.reason, value: refundReason },
  { id: 'fee', header: refundTexts.fee, value: ({ fee }) => fee, cell: ({ fee }) => formatDollars(fee), align: 'end' },
  {
    id: 'status',
    header: refundTexts.status,
    value: refundStatus,
    cell: (refund) => <StatusPill $tone={refund.complete ? 'ok' : 'warning'}>{refundStatus(refund)}</StatusPill>,
  },
];
