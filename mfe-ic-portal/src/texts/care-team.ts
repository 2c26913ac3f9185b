import { brand } from '@scanharbor/shared-contracts';

/** Whom to ask when the portal cannot help. */
export const careTeam = `Please contact the Care Team at ${brand.careTeamEmail}.`;
