import { visitAccounts } from './accounts';
import { visitAsGuest, visitInvitation } from './guests';
import { visitProfile, visitRequestFlow, visitTests } from './patients';
import { visitBookings, visitFiles, visitPortalLists } from './portal';
import { visitLocations, visitMoney, visitUsers } from './practices';

/** Journeys through the client's endpoints that make every call of the contract, each from freshly seeded data. */
export const visits = {
  accounts: visitAccounts,
  guests: visitAsGuest,
  invitation: visitInvitation,
  profile: visitProfile,
  'request flow': visitRequestFlow,
  tests: visitTests,
  'portal lists': visitPortalLists,
  bookings: visitBookings,
  files: visitFiles,
  locations: visitLocations,
  users: visitUsers,
  money: visitMoney,
} as const satisfies Record<string, () => Promise<void>>;
