import { type AuditEventResponse, type RecordViewResponse } from '../wire/audit';
import { type Complete } from './codec';

/** A column that an event changed, as texts; an empty one had no value. */
interface AuditChange {
  field: string;
  before: string;
  after: string;
}

/** An event of the audit trail of a practice. */
export interface AuditEvent {
  id: number;
  /** ISO time. */
  at: string;
  /** Empty for guests. */
  person: string;
  /** The staff member who acted as that person; empty otherwise. */
  switchedBy: string;
  action: string;
  outcome: 'done' | 'unchanged' | 'failed';
  subject: string;
  patients: { id: number; name: string }[];
  changes: AuditChange[];
}

export const readAuditEvent = (row: AuditEventResponse): Complete<AuditEvent> => ({
  id: row.ID,
  at: row.At,
  person: row.Person,
  switchedBy: row.SwitchedBy,
  action: row.Action,
  outcome: row.Outcome,
  subject: row.Subject,
  patients: row.Patients.map(({ ID, Name }) => ({ id: ID, name: Name })),
  changes: row.Changes.map(({ Field, Before, After }) => ({ field: Field, before: Before, after: After })),
});

export const writeAuditEvent = (event: AuditEvent): Complete<AuditEventResponse> => ({
  ID: event.id,
  At: event.at,
  Person: event.person,
  SwitchedBy: event.switchedBy,
  Action: event.action,
  Outcome: event.outcome,
  Subject: event.subject,
  Patients: event.patients.map(({ id, name }) => ({ ID: id, Name: name })),
  Changes: event.changes.map(({ field, before, after }) => ({ Field: field, Before: before, After: after })),
});

/** What other people read or changed of a patient's record. */
export interface RecordView {
  id: number;
  /** ISO time. */
  at: string;
  /** Empty for guests, such as the visitor of an invitation. */
  person: string;
  /** The staff member who acted as that person; empty otherwise. */
  switchedBy: string;
  /** The practice of the person; empty without one. */
  practice: string;
  action: string;
}

export const readRecordView = (row: RecordViewResponse): Complete<RecordView> => ({
  id: row.ID,
  at: row.At,
  person: row.Person,
  switchedBy: row.SwitchedBy,
  practice: row.Practice,
  action: row.Action,
});

export const writeRecordView = (view: RecordView): Complete<RecordViewResponse> => ({
  ID: view.id,
  At: view.at,
  Person: view.person,
  SwitchedBy: view.switchedBy,
  Practice: view.practice,
  Action: view.action,
});
