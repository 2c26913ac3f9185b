import { appointmentTime, shortDate, shortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { texts } from '../../texts';
import { addressText, Centers, centerText, Place } from './centers';
import { LastComment } from './last-comment';
import { Opened } from './opened';
import { Patient, patientText } from './patient';
import { Payment, paymentText } from './payment';

/** A column of a grid; `text` is what an exported file holds when it differs from the value. */
export interface GridColumn<Row> extends DataColumn<Row> {
  text?: (row: Row) => string;
  /** Offers the values of the column as a filter. */
  choice?: boolean;
}

type Column = GridColumn<PortalRequest>;

const { grid } = texts;

/** Id of the column that names a request. */
export const idColumn = 'request';

const appointmentText = ({ appointment }: PortalRequest) => (appointment ? appointmentTime(appointment.start, appointment.timeZone) : '');

const commentText = ({ lastComment }: PortalRequest) =>
  lastComment ? `${lastComment.text} (${grid.comment(lastComment.author, shortTime(lastComment.at))})` : '';

/**
 * The columns of the three lists of requests, by name (IC-031, IC-041, IC-045).
 * All but the actions have a width: a long list keeps its columns while rows come and go.
 */
export const requestColumns = {
  request: { id: idColumn, header: grid.request, value: (row) => row.requestId, cell: (row) => `#${row.requestId}` },
  modality: { id: 'modality', header: grid.modality, width: '8%', value: (row) => row.modality, choice: true },
  patient: {
    id: 'patient',
    header: grid.patient,
    width: '11%',
    value: ({ patient }) => patientText(patient),
    cell: ({ patient }) => <Patient patient={patient} />,
  },
  test: { id: 'test', header: grid.test, width: '9.5%', value: (row) => row.test },
  centers: {
    id: 'centers',
    header: grid.centers,
    width: '16%',
    value: ({ locations }) => locations.map(centerText).join('; '),
    cell: ({ locations }) => <Centers centers={locations} />,
    sortable: false,
  },
  added: {
    id: 'added',
    header: grid.added,
    width: '11%',
    value: (row) => row.requestedAt,
    cell: (row) => <Opened {...row} />,
    text: (row) => `${shortDate(row.requestedAt)} (${grid.daysOpen(row.daysOpened)})`,
  },
  comment: {
    id: 'comment',
    header: grid.lastComment,
    width: '16%',
    value: commentText,
    cell: ({ lastComment }) => <LastComment comment={lastComment} />,
  },
  payment: {
    id: 'payment',
    header: grid.payment,
    width: '10%',
    value: ({ payment }) => paymentText(payment),
    cell: ({ payment }) => <Payment payment={payment} />,
  },
  appointment: {
    id: 'appointment',
    header: grid.appointment,
    width: '11.5%',
    value: ({ appointment }) => appointment?.start,
    cell: appointmentText,
    text: appointmentText,
  },
  location: {
    id: 'location',
    header: grid.location,
    width: '14%',
    choice: true,
    value: ({ locations: [place] }) => place && `${place.name}, ${addressText(place)}`,
    cell: ({ locations: [place] }) => place && <Place place={place} />,
  },
} satisfies Record<string, Column>;
