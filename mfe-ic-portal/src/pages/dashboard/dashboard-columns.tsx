import { type DashboardComment, type DashboardScan } from '@scanharbor/shared-contracts/domain/portal-request';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { LastComment } from '../../components/grid/last-comment';
import { Patient, patientText } from '../../components/grid/patient';
import { Payment, paymentText } from '../../components/grid/payment';
import { idColumn } from '../../components/grid/request-columns';
import { texts } from '../../texts';

const { grid } = texts;

/** Scans that wait to be scheduled (IC-003). */
export const scanColumns: DataColumn<DashboardScan>[] = [
  { id: idColumn, header: grid.request, value: (row) => row.requestId, cell: (row) => `#${row.requestId}` },
  {
    id: 'patient',
    header: grid.patient,
    value: ({ patient }) => patientText(patient),
    cell: ({ patient }) => <Patient patient={patient} />,
  },
  { id: 'modality', header: grid.modality, value: (row) => row.modality },
  {
    id: 'payment',
    header: grid.payment,
    value: ({ payment }) => paymentText(payment),
    cell: ({ payment }) => <Payment payment={payment} />,
  },
];

/** The last comment of each request (IC-004). */
export const commentColumns: DataColumn<DashboardComment>[] = [
  { id: idColumn, header: grid.request, value: (row) => row.requestId, cell: (row) => `#${row.requestId}` },
  {
    id: 'comment',
    header: grid.lastComment,
    value: ({ lastComment }) => lastComment.at,
    cell: ({ lastComment }) => <LastComment comment={lastComment} />,
  },
];
