import { type SessionUser } from '@scanharbor/shared-contracts';

/** Whether the staff login applies: for providers, and on staff pages. */
export const isStaffAudience = (user?: SessionUser) => user?.userType === 'provider' || /^\/(providers|operations)/.test(location.pathname);
