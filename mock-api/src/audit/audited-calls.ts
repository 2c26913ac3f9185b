import { type AuditAction } from '@scanharbor/shared-contracts/domain/audit-actions';
import { type Wire } from '@scanharbor/shared-contracts/wire/index';

/** How a call leaves its event in the audit trail. */
export interface AuditRule {
  action: AuditAction;
  /**
   * `read`: an event, stored before the response is sent. `change`: the event is stored in the transaction of the change, with the rows
   * before and after.
   */
  kind: 'read' | 'change';
  /** A rejected call is recorded too, and what its handler wrote before it threw is stored. */
  keepsFailures?: true;
  /** Each call counts, also when the session made the same one a moment ago. */
  everyTime?: true;
  /** Recorded as done although no audited table changes. */
  always?: true;
  /** The handler does slow work first and runs its change in `context.transact`. */
  slow?: true;
  /** The handler changes one request after the other, each in a `context.transact` with an event of its own. */
  perRequest?: true;
}

const read = (action: AuditAction, options: Partial<AuditRule> = {}): AuditRule => ({ action, kind: 'read', ...options });
const change = (action: AuditAction, options: Partial<AuditRule> = {}): AuditRule => ({ action, kind: 'change', ...options });

/** Returns or stores catalogs, prices, public pages or the caller's own settings of screens: no data of a patient. */
const unaudited = null;

/** Every call of the contract with its audit rule; a call without one does not compile. */
export const auditedCalls: Readonly<Record<keyof Wire, AuditRule | null>> = {
  'GET account/authenticate': read('open-session'),
  'POST account/card': change('change-payment', { slow: true }),
  'POST account/card/setup-intent': unaudited,
  'POST account/confirm_email': change('change-account'),
  'POST account/create': change('sign-in'),
  'GET account/forgot_password': unaudited,
  'POST account/login': change('sign-in', { keepsFailures: true }),
  'POST account/logout': change('sign-out', { always: true, slow: true }),
  'PATCH account/password': change('change-password', { slow: true }),
  'POST account/prove_password': read('enter-password', { keepsFailures: true, everyTime: true }),
  'POST account/authenticator': change('set-up-second-factor'),
  'DELETE account/authenticator': change('remove-second-factor'),
  'POST account/authenticator/confirm': change('set-up-second-factor', { keepsFailures: true }),
  'POST account/oidc_finish': read('use-provider', { keepsFailures: true, everyTime: true }),
  'POST account/oidc_start': unaudited,
  'POST account/passkey_challenge': unaudited,
  'POST account/passkey_login': change('use-passkey', { keepsFailures: true }),
  'POST account/passkey_registration': unaudited,
  'POST account/passkeys': change('set-up-second-factor', { keepsFailures: true }),
  'DELETE account/passkeys/:id': change('remove-second-factor'),
  'POST account/recovery_codes': change('set-up-second-factor'),
  'GET account/second_factor': unaudited,
  'GET account/sign_in_options': unaudited,
  'POST account/switch': change('switch-user', { keepsFailures: true }),
  'GET account/true_vault': unaudited,
  'PATCH account/update': change('change-account'),

  'POST admin/send_email': change('ask-reschedule', { always: true }),

  'GET audit/events': read('read-audit-trail'),
  'POST audit/exports': change('export', { always: true }),
  'GET audit/record-views': read('read-record-views'),

  'GET billing/accounts': unaudited,
  'PATCH billing/accounts/:id': change('change-billing'),
  'GET billing/add': change('change-billing'),
  'POST billing/add': change('change-billing', { slow: true }),
  'GET billing/ledger': read('read-ledger'),
  'GET billing/location/:id': unaudited,
  'GET billing/months': read('read-report'),
  'PATCH billing/location/:id': change('change-billing'),
  'GET billing/locations': unaudited,

  'POST bookings/attendance/:bookingId': change('record-attendance'),
  'POST bookings/book': change('book'),
  'DELETE bookings/book/:bookingId': change('undo-booking'),
  'GET bookings/booked': read('read-list'),
  'GET bookings/canceled': read('read-list'),
  'GET bookings/in-progress': read('read-list'),
  'POST bookings/move/:bookingId': change('move-appointment'),
  'GET bookings/past': read('read-list'),
  'GET bookings/patient_booked': read('read-list'),
  'GET bookings/patient_requested': read('read-list'),
  'POST bookings/reject': change('reject-request'),
  'GET bookings/request/:requestId': read('read-request'),
  'GET bookings/requested': read('read-list'),
  'GET bookings/requested-calendar': read('read-list'),
  'GET bookings/estimates/:requestId': read('read-request'),
  'POST bookings/estimates/:requestId': change('ask-estimate', { always: true }),
  'DELETE bookings/reschedule/:requestId': change('change-booking'),
  'GET bookings/test': read('read-list'),
  'PATCH bookings/update/:bookingId': change('change-booking'),
  'PUT bookings/update/:bookingId': change('change-booking'),
  'GET bookings/windows/:requestId': read('read-request'),

  'DELETE cancellations/patient/:requestId': change('take-back-cancellation'),
  'POST cancellations/cancel-ic-postbooking': change('cancel-appointment'),
  'POST cancellations/cancel-patient-postbooking': change('ask-cancellation'),
  'PATCH cancellations/cancel-patient-prebooking': change('ask-cancellation'),

  'GET chat/identity': unaudited,

  'POST datica/check_token': unaudited,
  'POST datica/login': read('enter-password', { keepsFailures: true, everyTime: true }),
  'POST datica/patients': change('register', { slow: true }),
  'PUT datica/patients': change('change-profile'),
  'POST datica/providers': change('register', { slow: true }),
  'PUT datica/providers': change('change-account', { slow: true }),
  'POST datica/reset_password': change('ask-reset-link', { slow: true, always: true }),
  'POST datica/store_reset_password': change('change-password', { slow: true }),
  'GET datica/user/:id': read('read-profile'),

  'POST doctors/find': unaudited,
  'POST doctors/new': change('add-doctor'),
  'POST doctors/search': unaudited,
  'GET doctors/specialties': unaudited,
  'DELETE doctors/unlink': change('change-profile'),

  'GET ic-portal/agenda': read('read-list'),
  'GET ic-portal/agenda/waiting': read('read-list'),
  'GET ic-portal/month': unaudited,
  'GET ic-portal/month/exams': read('read-list'),
  'GET ic-portal/activity/:requestId': read('read-request'),
  'POST ic-portal/bulk-assign': change('assign-request', { perRequest: true }),
  'POST ic-portal/bulk-reject': change('reject-request', { perRequest: true }),
  'POST ic-portal/bulk-restore': change('undo-rejection', { perRequest: true }),
  'PATCH ic-portal/ic-assign': change('assign-request'),
  'GET ic-portal/ic-colleagues': unaudited,
  'GET ic-portal/dashboard': read('read-list'),
  'GET ic-portal/dashboard-card': unaudited,
  'GET ic-portal/geocode': unaudited,
  'GET ic-portal/get-states': unaudited,
  'POST ic-portal/ic-add-location': change('add-location'),
  'POST ic-portal/ic-add-user': change('add-user'),
  'GET ic-portal/ic-all-locations': unaudited,
  'POST ic-portal/ic-book': change('book'),
  'GET ic-portal/ic-completed': read('read-list'),
  'PATCH ic-portal/ic-deactivate_note': change('delete-note'),
  'GET ic-portal/ic-get-notes/:requestId': read('read-notes'),
  'GET ic-portal/ic-get-single-scan': read('read-request'),
  'GET ic-portal/ic-get-user-list': unaudited,
  'POST ic-portal/ic-insert_note': change('add-note'),
  'GET ic-portal/ic-location/:id': unaudited,
  'GET ic-portal/ic-locations': unaudited,
  'PATCH ic-portal/ic-request-availability': change('ask-times'),
  'GET ic-portal/ic-requested': read('read-list'),
  'GET ic-portal/ic-scheduled': read('read-list'),
  'PATCH ic-portal/ic-update-location': change('change-location'),
  'POST ic-portal/ic-reset-second-factor': change('reset-second-factor', { always: true }),
  'PATCH ic-portal/ic-update-user': change('change-user'),
  'PATCH ic-portal/ic-update_note': change('change-note'),
  'GET ic-portal/last-edit/:what/:id': unaudited,
  'GET ic-portal/location_timezone': unaudited,
  'DELETE ic-portal/machine-feed/:machineId': change('change-location', { always: true }),
  'PUT ic-portal/machine-feed/:machineId': change('change-location', { always: true }),
  'GET ic-portal/machine-feeds/:locationId': unaudited,
  'POST ic-portal/preferred': unaudited,
  'POST ic-portal/resend_message': change('resend-message', { always: true }),
  'GET ic-portal/scans/:locationId': unaudited,
  'PATCH ic-portal/scans/:locationId': change('change-location'),
  'DELETE ic-portal/scans/:locationId': change('change-location'),
  'GET ic-portal/reports': read('read-report'),
  'GET ic-portal/schedule/:locationId': unaudited,
  'PUT ic-portal/schedule/:locationId': change('change-location'),
  'GET ic-portal/search': read('read-list'),
  'GET ic-portal/users': unaudited,
  'GET ic-portal/views': unaudited,
  'POST ic-portal/views': unaudited,
  'PATCH ic-portal/views/:id': unaudited,
  'DELETE ic-portal/views/:id': unaudited,
  'GET ic-portal/zip_code/:zip': unaudited,

  'POST log/patient': change('log-visit', { always: true }),

  'PATCH media/:id': change('change-file', { always: true }),
  'GET media/admin_download': read('download-file', { everyTime: true }),
  'GET media/download': read('download-file', { everyTime: true }),
  'POST media/upload': change('add-file', { slow: true, always: true }),

  'GET medical/conditions': unaudited,
  'GET medical/patient': read('read-profile'),
  'POST medical/patient': change('change-profile'),
  'DELETE medical/patient/:conditionId': change('change-profile'),

  'GET mfp/get_mfp_patient_info/:requestId': read('read-request'),
  'PATCH mfp/send_order_confirmation_to_patient': change('confirm-request'),

  'GET operations/releases': unaudited,
  'POST operations/canary': change('change-release', { slow: true, always: true }),
  'POST operations/freeze': change('change-release', { slow: true, always: true }),
  'POST operations/promote': change('change-release', { slow: true, always: true }),
  'POST operations/rollback': change('change-release', { slow: true, always: true }),

  'GET patients/booking/:bookingId': read('read-request'),
  'GET patients/doctors': read('read-profile'),
  'POST patients/doctors': change('change-profile'),
  'GET patients/patient': read('read-profile'),
  'PATCH patients/patient': change('change-profile'),
  'GET patients/screening': read('read-screening'),
  'PATCH patients/screening': change('change-profile'),
  'GET patients/screening-questions/:patientId': read('read-screening'),
  'GET patients/uploads': read('read-request'),
  'POST patients/uploads': change('change-request'),
  'PATCH patients/user': change('change-profile'),

  'GET practices/entries': unaudited,
  'PATCH practices/entries/:id': change('review-entry'),
  'GET practices/pending_scans': unaudited,
  'PATCH practices/pending_scans/:id': change('approve-modality'),
  'PATCH practices/security': change('change-security'),
  'POST practices/practice': change('add-practice'),
  'POST practices/zip_code/:zipcode': unaudited,

  'POST providers/invoice': unaudited,
  'GET providers/location': unaudited,
  'POST providers/location': change('change-user'),
  'PATCH providers/location': change('change-user'),
  'GET providers/provider/:pid': unaudited,

  'GET px/invitation/:invitationId': read('read-invitation'),
  'PUT px/invitation/:invitationId': change('send-request', { slow: true }),
  'GET px/scan-request/:scanId': read('read-invitation'),
  'PUT px/scan-request/:scanId': change('send-request', { slow: true }),
  'POST px/validate-date-of-birth': change('confirm-birth-date', { keepsFailures: true }),

  'GET refunds/estimates/:id': read('read-request'),
  'PATCH refunds/issue/:id': change('issue-refund'),
  'GET refunds/requests': read('read-list'),
  'GET refunds/scan/:id': read('read-request'),

  'GET scans/averageCost/:cptCode': unaudited,
  'POST scans/contract': change('change-request'),
  'POST scans/cost': unaudited,
  'POST scans/deductible': read('read-profile'),
  'GET scans/insurance': read('read-profile'),
  'POST scans/insurance': change('change-profile'),
  'POST scans/locations': unaudited,
  'POST scans/request': change('send-request'),
  'PATCH scans/request/:requestId': change('change-request'),
  'POST scans/resubmit/:requestId': change('change-request'),
  'GET scans/services': unaudited,
  'GET scans/services/:typeId': unaudited,
  'GET scans/types': unaudited,

  'GET scans_v2/distance': unaudited,
  'GET scans_v2/insurances': unaudited,
  'POST scans_v2/scan-complete-step-2': change('change-request'),
  'POST scans_v2/scan-complete-step-3': change('change-request'),
  'POST scans_v2/scan-complete-step-4': change('send-request', { slow: true }),
  'GET scans_v2/scan-list': unaudited,
  'GET scans_v2/scan-list-for-edit': read('read-request'),

  'GET search/doctor': unaudited,
  'GET static/blog': unaudited,
  'POST static/contact': unaudited,

  'POST users/delete': change('change-user'),
  'GET users/practice': unaudited,
  'POST users/session-log': unaudited,
  'PUT users/session-log/:logId': unaudited,
  'POST users/update': change('change-user'),
  'POST users/user': change('add-user'),
};

const listActions: AuditAction[] = ['read-list', 'read-report', 'read-audit-trail', 'read-record-views', 'export'];

/** True for calls that read lists of patients' data, which take most of the database's time. */
export function isListRead(call: string): boolean {
  const rule = (auditedCalls as Readonly<Record<string, AuditRule | null>>)[call];
  return rule ? listActions.includes(rule.action) : false;
}
