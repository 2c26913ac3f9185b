import { type DeclaredRoute } from '../../http/route';
import { icPortalGuestRoutes } from './guests';

export const icPortalRoutes: DeclaredRoute[] = [...icPortalGuestRoutes];
