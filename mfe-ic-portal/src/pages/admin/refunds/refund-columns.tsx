import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { fullName } from '../../../components/grid/patient';
import { texts } from '../../../texts';

const words = texts.refunds;

export const refundTime = ({ appointment: { start, timeZone } }: Refund) => appointmentTime(start, timeZone);
export const refundReason = ({ reason }: Refund) => reason || words.noReason;
export const refundStatus = ({ complete, percent = 0 }: Refund) => (complete ? words.complete(percent) : words.requested);

/** Whose deposit of which appointment, why, how much, and whether it is paid back (IC-244). */
export const refundColumns: DataColumn<Refund>[] = [
  { id: 'request', header: words.request, value: ({ requestId }) => requestId, cell: ({ requestId }) => `#${requestId}` },
  { id: 'patient', header: words.patient, value: ({ patient }) => fullName(patient) },
  { id: 'scan', header: words.scan, value: ({ scanName }) => scanName },
  { id: 'location', header: words.location, value: ({ locationName }) => locationName },
  { id: 'appointment', header: words.appointment, value: ({ appointment }) => appointment.start, cell: refundTime },
  { id: 'reason', header: words.reason, value: refundReason },
  { id: 'fee', header: words.fee, value: ({ fee }) => fee, cell: ({ fee }) => dollars(fee), align: 'end' },
  {
    id: 'status',
    header: words.status,
    value: refundStatus,
    cell: (refund) => <StatusPill $tone={refund.complete ? 'ok' : 'warning'}>{refundStatus(refund)}</StatusPill>,
  },
];
