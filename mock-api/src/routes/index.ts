import { type DeclaredRoute } from '../http/route';
import { accountRoutes } from './account';
import { secondFactorRoutes } from './account/second-factor';
import { adminRoutes } from './admin';
import { auditRoutes } from './audit';
import { billingRoutes } from './billing';
import { bookingsRoutes } from './bookings/index';
import { cancellationsRoutes } from './cancellations';
import { chatRoutes } from './chat';
import { daticaRoutes } from './datica';
import { doctorsRoutes } from './doctors';
import { icPortalRoutes } from './ic-portal/index';
import { logRoutes } from './log';
import { mediaRoutes } from './media';
import { medicalRoutes } from './medical';
import { mfpRoutes } from './mfp';
import { operationsRoutes } from './operations';
import { patientsRoutes } from './patients';
import { patientsPortalRoutes } from './patients/portal';
import { practicesRoutes } from './practices';
import { providersRoutes } from './providers';
import { pxRoutes } from './px';
import { refundsRoutes } from './refunds';
import { scansRoutes } from './scans/index';
import { scansV2Routes } from './scans-v2';
import { searchRoutes } from './search';
import { staticRoutes } from './static';
import { usersRoutes } from './users';

/** Lists every route of the API with its access. A file of this folder is named after the first word of its paths. */
export const allRoutes = (): DeclaredRoute[] => [
  ...accountRoutes,
  ...secondFactorRoutes,
  ...adminRoutes,
  ...auditRoutes,
  ...billingRoutes,
  ...bookingsRoutes,
  ...cancellationsRoutes,
  ...chatRoutes,
  ...daticaRoutes,
  ...doctorsRoutes,
  ...icPortalRoutes,
  ...logRoutes,
  ...mediaRoutes,
  ...medicalRoutes,
  ...mfpRoutes,
  ...operationsRoutes,
  ...patientsPortalRoutes,
  ...patientsRoutes,
  ...practicesRoutes,
  ...providersRoutes,
  ...pxRoutes,
  ...refundsRoutes,
  ...scansRoutes,
  ...scansV2Routes,
  ...searchRoutes,
  ...staticRoutes,
  ...usersRoutes,
];
