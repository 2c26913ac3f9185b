import { brand } from '@scanharbor/shared-contracts';

/** The contact for problems that the portal cannot solve. */
export const careTeam = `Please contact the Care Team at ${brand.careTeamEmail}.`;
