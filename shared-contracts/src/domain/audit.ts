import { brand } from '../core/brand';
import { type AuditEventResponse, type RecordViewResponse } from '../wire/audit';
import { type Complete } from './codec';

/** What an event of the audit trail says that was done, and how screens and exports put it. */
const actionLabels = {
  'enter-password': 'Entered the password',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'open-session': `Opened ${brand.name}`,
  'switch-user': 'Switched user',
  register: 'Registered',
  'change-account': 'Changed account',
  'change-password': 'Changed password',
  'use-passkey': 'Used a passkey',
  'use-provider': 'Signed in with single sign-on',
  'set-up-second-factor': 'Set up two-step sign-in',
  'remove-second-factor': 'Removed two-step sign-in',
  'reset-second-factor': "Reset a colleague's two-step sign-in",
  'change-security': 'Changed the sign-in rules',
  'ask-reset-link': 'Requested a password link',
  'read-list': 'Viewed a list of requests',
  'read-request': 'Viewed a request',
  'open-contact': 'Opened contact details before booking',
  'read-notes': 'Viewed notes',
  'read-screening': 'Viewed screening answers',
  'read-profile': 'Viewed a profile',
  'read-invitation': 'Opened an invitation',
  'read-audit-trail': 'Viewed the audit trail',
  'read-record-views': 'Viewed who has seen the record',
  'download-file': 'Opened a file',
  'add-file': 'Uploaded a file',
  'change-file': 'Changed a file',
  export: 'Exported a list',
  'send-request': 'Sent a request',
  'change-request': 'Changed a request',
  'confirm-request': 'Confirmed a request',
  'confirm-birth-date': 'Confirmed a date of birth',
  'ask-cancellation': 'Requested a cancellation',
  'ask-reschedule': 'Requested another time',
  'ask-times': 'Requested more times',
  book: 'Booked an appointment',
  'change-booking': 'Changed a booking',
  'move-appointment': 'Moved an appointment',
  'record-attendance': 'Recorded arrival or no-show',
  'cancel-appointment': 'Canceled an appointment',
  'reject-request': 'Rejected a request',
  'add-note': 'Added a note',
  'change-note': 'Edited a note',
  'delete-note': 'Deleted a note',
  'change-profile': 'Changed a profile',
  'change-payment': 'Changed a payment method',
  'issue-refund': 'Issued a refund',
  'add-user': 'Added a user',
  'change-user': 'Changed a user',
  'add-location': 'Added a location',
  'change-location': 'Changed a location',
  'change-billing': 'Changed billing',
  'add-practice': 'Added a practice',
  'add-doctor': 'Added a doctor',
  'review-entry': 'Approved or rejected an entry',
  'approve-modality': 'Approved a modality',
  'log-visit': 'Logged a visit',
} as const;

export type AuditAction = keyof typeof actionLabels;

/** All actions with their labels, for a filter. */
export const auditActions = Object.entries(actionLabels).map(([value, label]) => ({ value, label }));

/** Formats an action; one of a newer API is shown by its name. */
export const formatAuditAction = (action: string): string => (actionLabels as Readonly<Record<string, string>>)[action] ?? action;

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
