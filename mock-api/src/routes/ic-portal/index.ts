import { type DeclaredRoute } from '../../http/route';
import { icPortalGuestRoutes } from './guests';
import { icPortalLocationsRoutes } from './locations';
import { icPortalNotesRoutes } from './notes';
import { icPortalRequestsRoutes } from './requests';
import { icPortalScheduleRoutes } from './schedule';
import { icPortalUsersRoutes } from './users';

export const icPortalRoutes: DeclaredRoute[] = [
  ...icPortalGuestRoutes,
  ...icPortalLocationsRoutes,
  ...icPortalNotesRoutes,
  ...icPortalRequestsRoutes,
  ...icPortalScheduleRoutes,
  ...icPortalUsersRoutes,
];
