/** The product's name and its care team. No other file may spell them (SC-418). */
export const brand = {
  name: 'ScanHarbor',
  careTeamEmail: 'care@scanharbor.test',
} as const;
