import { type DeclaredRoute } from '../../http/route';
import { icPortalActivityRoutes } from './activity';
import { icPortalAgendaRoutes } from './agenda';
import { icPortalMonthRoutes } from './month';
import { icPortalFeedsRoutes } from './feeds';
import { icPortalAssignmentRoutes } from './assignment';
import { icPortalBulkRoutes } from './bulk';
import { icPortalGuestRoutes } from './guests';
import { icPortalLastEditRoutes } from './last-edit';
import { icPortalLocationsRoutes } from './locations';
import { icPortalNotesRoutes } from './notes';
import { icPortalReportsRoutes } from './reports';
import { icPortalRequestsRoutes } from './requests';
import { icPortalScheduleRoutes } from './schedule';
import { icPortalSearchRoutes } from './search';
import { icPortalUsersRoutes } from './users';
import { icPortalViewsRoutes } from './views';

export const icPortalRoutes: DeclaredRoute[] = [
  ...icPortalActivityRoutes,
  ...icPortalAgendaRoutes,
  ...icPortalMonthRoutes,
  ...icPortalFeedsRoutes,
  ...icPortalAssignmentRoutes,
  ...icPortalBulkRoutes,
  ...icPortalGuestRoutes,
  ...icPortalLastEditRoutes,
  ...icPortalLocationsRoutes,
  ...icPortalNotesRoutes,
  ...icPortalReportsRoutes,
  ...icPortalRequestsRoutes,
  ...icPortalScheduleRoutes,
  ...icPortalSearchRoutes,
  ...icPortalUsersRoutes,
  ...icPortalViewsRoutes,
];
