import { type AuditEvent } from '@scanharbor/shared-contracts/domain/audit';
import { auditActions, formatAuditAction } from '@scanharbor/shared-contracts/domain/audit-actions';
import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';

const auditTexts = texts.audit;

/** Patients that a row names; a list of requests may have shown hundreds. */
const maxPatients = 3;

/** Names who acted; a staff member who acted as another person is named with that person. */
const formatPerson = ({ person, switchedBy }: Pick<AuditEvent, 'person' | 'switchedBy'>): string =>
  switchedBy ? auditTexts.as(switchedBy, person) : person || auditTexts.guest;

const formatPatient = ({ id, name }: AuditEvent['patients'][number]) => name || `#${id}`;

export const formatPatients = ({ patients }: AuditEvent): string => patients.map(formatPatient).join('; ');

export const formatChanges = ({ changes }: AuditEvent): string =>
  changes.map(({ field, before, after }) => auditTexts.change(field, before, after)).join('; ');

const outcomes = { done: '', unchanged: auditTexts.unchanged, failed: auditTexts.failed } as const;

export const formatOutcome = ({ outcome }: AuditEvent): string => outcomes[outcome];

function Action({ event }: { event: AuditEvent }) {
  return (
    <>
      {formatAuditAction(event.action)}
      {event.outcome !== 'done' && (
        <>
          {' '}
          <StatusPill $tone={event.outcome === 'failed' ? 'danger' : 'neutral'}>{formatOutcome(event)}</StatusPill>
        </>
      )}
    </>
  );
}

function Patients({ event: { patients } }: { event: AuditEvent }) {
  const rest = patients.length - maxPatients;
  return (
    <>
      {patients.slice(0, maxPatients).map(formatPatient).join(', ')}
      {rest > 0 && (
        <Text as="span" $size="note" $color="ink2">
          {' '}
          {auditTexts.more(rest)}
        </Text>
      )}
    </>
  );
}

function Changes({ event: { changes } }: { event: AuditEvent }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{auditTexts.changed(changes.length)}</summary>
      <ul>
        {changes.map(({ field, before, after }) => (
          <li key={`${field} ${before} ${after}`}>{auditTexts.change(field, before, after)}</li>
        ))}
      </ul>
    </details>
  );
}

const actionLabels = auditActions.map(({ label }) => label);

/** The columns of the audit trail; the server sorts, newest first. */
export const listAuditColumns = (people: readonly string[]): DataColumn<AuditEvent>[] => [
  {
    id: 'at',
    header: auditTexts.at,
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{formatShortTime(at)}</time>,
    sortable: false,
  },
  {
    id: 'person',
    header: auditTexts.person,
    width: '13%',
    value: formatPerson,
    sortable: false,
    filter: { label: auditTexts.person, options: people },
  },
  {
    id: 'action',
    header: auditTexts.action,
    value: ({ action }) => formatAuditAction(action),
    cell: (event) => <Action event={event} />,
    sortable: false,
    filter: { label: auditTexts.action, options: actionLabels },
  },
  {
    id: 'patient',
    header: auditTexts.patients,
    value: formatPatients,
    cell: (event) => <Patients event={event} />,
    sortable: false,
    filter: { label: texts.test.patient },
  },
  { id: 'subject', header: auditTexts.subject, value: ({ subject }) => subject, sortable: false },
  { id: 'changes', header: auditTexts.changes, value: formatChanges, cell: (event) => <Changes event={event} />, sortable: false },
];
