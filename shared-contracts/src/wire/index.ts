import { accountWire } from './account';
import { secondFactorWire } from './account/second-factor';
import { adminWire } from './admin';
import { auditWire } from './audit';
import { billingWire } from './billing';
import { bookingsWire, bookingsPortalWire } from './bookings';
import { cancellationsWire } from './cancellations';
import { chatWire } from './chat';
import { daticaWire } from './datica';
import { doctorsWire } from './doctors';
import {
  icPortalActivityWire,
  icPortalAgendaWire,
  icPortalMonthWire,
  icPortalFeedsWire,
  icPortalAssignmentWire,
  icPortalBulkWire,
  icPortalGuestWire,
  icPortalLocationsWire,
  icPortalNotesWire,
  icPortalReportsWire,
  icPortalRequestsWire,
  icPortalScheduleWire,
  icPortalLastEditWire,
  icPortalSearchWire,
  icPortalUsersWire,
  icPortalViewsWire,
} from './ic-portal';
import { logWire } from './log';
import { mediaWire } from './media';
import { medicalWire } from './medical';
import { mfpWire } from './mfp';
import { operationsWire } from './operations';
import { patientsWire, patientsPortalWire } from './patients';
import { practicesWire } from './practices';
import { providersWire } from './providers';
import { pxWire } from './px';
import { refundsWire } from './refunds';
import { scansV2Wire } from './scans-v2';
import { scansWire } from './scans';
import { searchWire } from './search';
import { staticWire } from './static';
import { type WireTable } from './response-validator';
import { usersWire } from './users';

const tables = {
  ...accountWire,
  ...secondFactorWire,
  ...adminWire,
  ...auditWire,
  ...billingWire,
  ...bookingsWire,
  ...bookingsPortalWire,
  ...cancellationsWire,
  ...chatWire,
  ...daticaWire,
  ...doctorsWire,
  ...icPortalActivityWire,
  ...icPortalBulkWire,
  ...icPortalAgendaWire,
  ...icPortalMonthWire,
  ...icPortalFeedsWire,
  ...icPortalAssignmentWire,
  ...icPortalGuestWire,
  ...icPortalLocationsWire,
  ...icPortalNotesWire,
  ...icPortalReportsWire,
  ...icPortalRequestsWire,
  ...icPortalScheduleWire,
  ...icPortalLastEditWire,
  ...icPortalSearchWire,
  ...icPortalUsersWire,
  ...icPortalViewsWire,
  ...logWire,
  ...mediaWire,
  ...medicalWire,
  ...mfpWire,
  ...operationsWire,
  ...patientsWire,
  ...patientsPortalWire,
  ...practicesWire,
  ...providersWire,
  ...pxWire,
  ...refundsWire,
  ...scansV2Wire,
  ...scansWire,
  ...searchWire,
  ...staticWire,
  ...usersWire,
} as const;

/** Every call of the contract, by method and path: 'GET scans_v2/distance'. One file per first word of the path. */
export const wire: WireTable = tables;

/** Schemas of every call, from which the endpoints take their types. */
export type Wire = typeof tables;
