import { type DashboardComment, type DashboardScan } from '@scanharbor/shared-contracts/domain/portal-request';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { LastCommentCell } from '../../components/grid/last-comment-cell';
import { PatientCell, formatPatient } from '../../components/grid/patient-cell';
import { PaymentCell, formatPayment } from '../../components/grid/payment-cell';
import { idColumn } from '../../components/grid/request-columns';
import { texts } from '../../texts';

const { grid } = texts;

/** Scans waiting to be scheduled (IC-003). */
export const scanColumns: DataColumn<DashboardScan>[] = [
  { id: idColumn, header: grid.request, value: (row) => row.requestId, cell: (row) => `#${row.requestId}` },
  {
    id: 'patient',
    header: grid.patient,
    value: ({ patient }) => formatPatient(patient),
    cell: ({ patient }) => <PatientCell patient={patient} />,
  },
  { id: 'modality', header: grid.modality, value: (row) => row.modality },
  {
    id: 'payment',
    header: grid.payment,
    value: ({ payment }) => formatPayment(payment),
    cell: ({ payment }) => <PaymentCell payment={payment} />,
  },
];

/** The last comment of each request (IC-004). */
export const commentColumns: DataColumn<DashboardComment>[] = [
  { id: idColumn, header: grid.request, value: (row) => row.requestId, cell: (row) => `#${row.requestId}` },
  {
    id: 'comment',
    header: grid.lastComment,
    value: ({ lastComment }) => lastComment.at,
    cell: ({ lastComment }) => <LastCommentCell comment={lastComment} />,
  },
];
