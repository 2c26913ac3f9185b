import * as accountCalls from './account';
import * as adminCalls from './admin';
import * as billingCalls from './billing';
import * as bookingsCalls from './bookings';
import * as cancellationsCalls from './cancellations';
import * as daticaCalls from './datica';
import * as doctorsCalls from './doctors';
import * as icPortalCalls from './ic-portal';
import * as logCalls from './log';
import * as mediaCalls from './media';
import * as medicalCalls from './medical';
import * as mfpCalls from './mfp';
import * as patientsCalls from './patients';
import * as practicesCalls from './practices';
import * as providersCalls from './providers';
import * as pxCalls from './px';
import * as refundsCalls from './refunds';
import * as scansV2Calls from './scans-v2';
import * as scansCalls from './scans';
import * as searchCalls from './search';
import * as staticCalls from './static';
import * as usersCalls from './users';
import { type WireTable } from './check';

type Exports = Record<string, unknown>;

const isTable = (entry: [string, unknown]): entry is [string, WireTable] => entry[0].endsWith('Wire');

const modules: Exports[] = [
  accountCalls,
  adminCalls,
  billingCalls,
  bookingsCalls,
  cancellationsCalls,
  daticaCalls,
  doctorsCalls,
  icPortalCalls,
  logCalls,
  mediaCalls,
  medicalCalls,
  mfpCalls,
  patientsCalls,
  practicesCalls,
  providersCalls,
  pxCalls,
  refundsCalls,
  scansV2Calls,
  scansCalls,
  searchCalls,
  staticCalls,
  usersCalls,
];

/** Every call of the contract, by method and path: 'GET scans_v2/distance'. One file per first word of the path. */
export const wire: WireTable = Object.assign(
  {},
  ...modules.flatMap((exports) =>
    Object.entries(exports)
      .filter(isTable)
      .map(([, table]) => table),
  ),
);
