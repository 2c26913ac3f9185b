import { type AuditEvent, type RecordView } from '@scanharbor/shared-contracts/domain/audit';
import { type Database } from '../db/database';
import { type AuditFilter, countAuditEvents, countRecordViews, listAuditEvents, listRecordViews, listUserNames } from '../db/queries/audit';
import { type AuditEventRecord } from '../db/schema/audit';
import { type ChangedRow, readChangedRows } from './changed-rows';

interface Page {
  limit: number;
  offset: number;
}

const formatValue = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Formats a column of a table as words: 'users.first_name' is 'user: first name'. */
const formatField = (table: string, column: string) => `${table.replace(/s$/, '')}: ${column}`.replaceAll('_', ' ');

function describeChanges({ table, before, after }: ChangedRow): AuditEvent['changes'] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return columns
    .map((column) => ({ field: formatField(table, column), before: formatValue(before?.[column]), after: formatValue(after?.[column]) }))
    .filter((change) => change.before !== '' || change.after !== '');
}

const describeEvent = (event: AuditEventRecord, names: Map<number, string>): AuditEvent => ({
  id: event.id,
  at: event.at.toISOString(),
  person: event.userName,
  switchedBy: event.switchedByName,
  action: event.action,
  outcome: event.outcome,
  subject: event.subject,
  patients: event.patientIds.map((id) => ({ id, name: names.get(id) ?? '' })),
  changes: readChangedRows(event.changes).flatMap(describeChanges),
});

/** Describes the audit trail of a practice, newest first, with the number of its events and the patients that it names. */
export async function describeTrail(db: Database, filter: AuditFilter, page: Page) {
  const [rows, total] = await Promise.all([listAuditEvents(db, filter, page), countAuditEvents(db, filter)]);
  const patientIds = [...new Set(rows.flatMap((row) => row.patientIds))];
  const names = await listUserNames(db, patientIds);
  return { events: rows.map((row) => describeEvent(row, names)), total, patientIds };
}

/** Describes what others read and changed of a patient's record, newest first. */
export async function describeRecordViews(db: Database, patientId: number, page: Page): Promise<{ views: RecordView[]; total: number }> {
  const [rows, total] = await Promise.all([listRecordViews(db, patientId, page), countRecordViews(db, patientId)]);
  const views = rows.map(({ event, practice }) => ({
    id: event.id,
    at: event.at.toISOString(),
    person: event.userName,
    switchedBy: event.switchedByName,
    practice: practice ?? '',
    action: event.action,
  }));
  return { views, total };
}
