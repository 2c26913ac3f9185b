import { type SessionUser } from '@scanharbor/shared-contracts';

/** Whose login is the right one: staff's for providers and for whoever stands on a staff page. */
export const isStaffSide = (user?: SessionUser) => user?.userType === 'provider' || location.pathname.startsWith('/providers');
