import { formatShortDate, formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { formatAddress, CentersCell, formatCenter, CenterName } from './centers-cell';
import { PresenceMark } from '../presence/presence-mark';
import { LastCommentCell } from './last-comment-cell';
import { AppointmentCell, formatAppointment } from './appointment-cell';
import { RequestAgeCell } from './request-age-cell';
import { twoLines } from './row-density';
import { PatientCell, formatPatient } from './patient-cell';
import { PaymentCell, formatPayment } from './payment-cell';

/** A column of a grid. */
export interface GridColumn<Row> extends DataColumn<Row> {
  /** The text in an exported file, where it differs from the value. */
  text?: (row: Row) => string;
  /** Whether the column has a filter with its values as options. */
  choice?: boolean;
}

type Column = GridColumn<PortalRequest>;

/** Formats the value of a column as text, for files and paper. */
export function formatCell(column: Column, row: PortalRequest): string | number | null | undefined {
  const value = column.text ? column.text(row) : column.value(row);
  return typeof value === 'boolean' ? String(value) : value;
}

const { grid } = texts;

const TestName = styled.span`
  ${twoLines}
`;

/** Id of the column that names a request. */
export const idColumn = 'request';

const formatComment = ({ lastComment }: PortalRequest) =>
  lastComment ? `${lastComment.text} (${grid.comment(lastComment.author, formatShortTime(lastComment.at))})` : '';

/**
 * The columns of the three lists of requests, by name (IC-031, IC-041, IC-045).
 * All but the actions have a width, so that the columns of a long list do not move while it scrolls.
 */
export const requestColumns = {
  request: {
    id: idColumn,
    header: grid.request,
    value: (row) => row.requestId,
    cell: ({ requestId }) => `#${requestId}`,
    mark: ({ requestId }) => <PresenceMark requestId={requestId} />,
  },
  modality: { id: 'modality', header: grid.modality, width: '9.5%', value: (row) => row.modality, choice: true },
  patient: {
    id: 'patient',
    header: grid.patient,
    width: '11.8%',
    value: ({ patient }) => formatPatient(patient),
    cell: ({ patient }) => <PatientCell patient={patient} />,
  },
  test: {
    id: 'test',
    header: grid.test,
    width: '10.5%',
    value: (row) => row.test,
    cell: ({ test }) => <TestName>{test}</TestName>,
  },
  centers: {
    id: 'centers',
    header: grid.centers,
    width: '13.5%',
    value: ({ locations }) => locations.map(formatCenter).join('; '),
    cell: ({ locations }) => <CentersCell centers={locations} />,
    sortable: false,
  },
  added: {
    id: 'added',
    header: grid.added,
    width: '13%',
    value: (row) => row.requestedAt,
    cell: (row) => <RequestAgeCell {...row} />,
    text: (row) => `${formatShortDate(row.requestedAt)} (${grid.daysOpen(row.daysOpened)})`,
  },
  comment: {
    id: 'comment',
    header: grid.lastComment,
    width: '8.6%',
    value: formatComment,
    cell: ({ lastComment }) => <LastCommentCell comment={lastComment} />,
  },
  payment: {
    id: 'payment',
    header: grid.payment,
    width: '8.6%',
    value: ({ payment }) => formatPayment(payment),
    cell: ({ payment }) => <PaymentCell payment={payment} />,
  },
  appointment: {
    id: 'appointment',
    header: grid.appointment,
    width: '13.7%',
    value: ({ appointment }) => appointment?.start,
    cell: (row) => <AppointmentCell {...row} />,
    text: formatAppointment,
  },
  location: {
    id: 'location',
    header: grid.location,
    width: '8.9%',
    choice: true,
    value: ({ locations: [center] }) => center && `${center.name}, ${formatAddress(center)}`,
    cell: ({ locations: [center] }) => center && <CenterName center={center} />,
  },
} satisfies Record<string, Column>;
