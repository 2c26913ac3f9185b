import { runAccountsScenario, runSecondFactorScenario } from './accounts';
import { runOperationsScenario } from './operations';
import { runGuestScenario, runInvitationScenario } from './guests';
import { runProfileScenario, runRequestFlowScenario, runTestsScenario } from './patients';
import { runBookingsScenario, runFilesScenario, runPortalListsScenario } from './portal';
import { runAuditScenario, runLocationsScenario, runMoneyScenario, runUsersScenario } from './practices';

/** Scenarios that run every call of the contract through the client endpoints, each on freshly seeded data. */
export const scenarios = {
  accounts: runAccountsScenario,
  'second factor': runSecondFactorScenario,
  guests: runGuestScenario,
  invitation: runInvitationScenario,
  profile: runProfileScenario,
  'request flow': runRequestFlowScenario,
  tests: runTestsScenario,
  'portal lists': runPortalListsScenario,
  bookings: runBookingsScenario,
  files: runFilesScenario,
  locations: runLocationsScenario,
  users: runUsersScenario,
  money: runMoneyScenario,
  audit: runAuditScenario,
  operations: runOperationsScenario,
} as const satisfies Record<string, () => Promise<void>>;

/**
 * Calls that no scenario can make: a GET that must not send emails (D40), those that need an identity provider, and those that
 * need a site folder (see their tests).
 */
export const callsWithoutScenario = [
  'GET account/forgot_password',
  'POST account/oidc_start',
  'POST account/oidc_finish',
  'POST operations/canary',
  'POST operations/freeze',
  'POST operations/promote',
  'POST operations/rollback',
];
