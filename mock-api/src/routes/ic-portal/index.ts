import { type DeclaredRoute } from '../../http/route';
import { icPortalGuestRoutes } from './guests';
import { icPortalNotesRoutes } from './notes';
import { icPortalRequestsRoutes } from './requests';

export const icPortalRoutes: DeclaredRoute[] = [...icPortalGuestRoutes, ...icPortalNotesRoutes, ...icPortalRequestsRoutes];
