import { z } from 'zod';
import { line } from './values';

const preferredLocation = z.object({
  id: z.number(),
  name: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  distance: z.number(),
});
preferredLocation.register(z.globalRegistry, { id: 'NearbyCenter' });

/** Wire shapes of the ic-portal calls that guests make. */
export const icPortalGuestWire = {
  'GET ic-portal/zip_code/:zip': {
    params: z.object({ zip: line }),
    response: z.object({
      zip: z.string(),
      city: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  },
  'POST ic-portal/preferred': {
    body: z.object({ zip_code: line }),
    response: z.object({ results: z.array(preferredLocation) }),
  },
} as const;

export { icPortalAgendaWire } from './ic-portal/agenda';
export { icPortalMonthWire } from './ic-portal/month';
export { icPortalActivityWire } from './ic-portal/activity';
export { icPortalAssignmentWire } from './ic-portal/assignment';
export { icPortalBulkWire } from './ic-portal/bulk';
export { icPortalNotesWire } from './ic-portal/notes';
export { icPortalRequestsWire } from './ic-portal/requests';
export { icPortalFeedsWire } from './ic-portal/feeds';
export { icPortalReportsWire } from './ic-portal/reports';
export { icPortalLastEditWire } from './ic-portal/last-edit';
export { icPortalLocationsWire } from './ic-portal/locations';
export { icPortalScheduleWire } from './ic-portal/schedule';
export { icPortalSearchWire } from './ic-portal/search';
export { icPortalUsersWire } from './ic-portal/users';
export { icPortalViewsWire } from './ic-portal/views';
