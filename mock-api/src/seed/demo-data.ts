/** Contents of the seeds, for tests and for the list that `npm start` prints. */
export const demoPassword = 'Scan-harbor-1';
/** The hash of `demoPassword`, which is no secret: computing it would take a second of each first start. */
export const demoPasswordHash =
  '$scrypt$ln=17,r=8,p=1$52tmMm8bFf4TAueUB08P0Q$qTs4517gRzFeAVpPjHNlMVFpKu4dg1S_DsE6_S1LaNs';

export const demoAccounts = {
  patient: 'patient@scanharbor.test',
  staff: 'staff@scanharbor.test',
  admin: 'admin@scanharbor.test',
  pending: 'pending@scanharbor.test',
  temp: 'temp@scanharbor.test',
  restore: 'restore@scanharbor.test',
  switcher: 'switcher@scanharbor.test',
  platform: 'platform@scanharbor.test',
  /** A patient without data. */
  newPatient: 'newpatient@scanharbor.test',
  /** Staff of another practice. */
  rival: 'rival@scanharbor.test',
  /** A provider without agreement to the terms. */
  terms: 'terms@scanharbor.test',
  /** A provider without a practice. */
  alone: 'alone@scanharbor.test',
  /** Administrator of another practice. */
  rivalAdmin: 'rivaladmin@scanharbor.test',
} as const;

export type DemoAccount = keyof typeof demoAccounts;

export const userIds: Record<DemoAccount, number> = {
  patient: 1, staff: 11, admin: 12, pending: 13, temp: 14, restore: 15, switcher: 16, platform: 17,
  newPatient: 2, rival: 18, terms: 19, alone: 20, rivalAdmin: 21,
};

export const practiceIds = { main: 1, rival: 2 } as const;

/** Locations of the main practice; two zones. `rivalNear` belongs to the other practice in New York. */
export const locationIds = { newYork: 1, brooklyn: 2, chicago: 3, rivalNear: 4, bargain: 5 } as const;

export const demoInvitations = {
  open: 'demo-invitation',
  expired: 'demo-expired',
  completed: 'demo-completed',
  attempts: 'demo-attempts',
  inactive: 'demo-inactive',
  canceled: 'demo-canceled',
} as const;

/** Date of birth behind every invitation. */
export const invitationDob = '1984-04-12';

export const zips = { withCenters: '10018', chicago: '60601', withoutCenters: '99950', unknown: '00000' } as const;

/** Requests of the demo patient. */
export const requestIds = { requested: 1001, requestedBare: 1002, booked: 1003, past: 1004 } as const;
/** Completed tests with a deposit that can be refunded. */
export const refundRequestIds: number[] = [1302, 1304];
export const progressIds = { afterStepTwo: 801, afterStepThree: 802 } as const;

/** Number of requests of the main practice in each list after a reset. */
export const practiceCounts = { open: 18, openOver24Hours: 7, scheduled: 12, completed: 20 } as const;

/** Brain MRI without contrast. */
export const brainMri = 1;

/** The contact form fails for this email, for demonstration. */
export const failingContactEmail = 'fail@scanharbor.test';
/** The insurer returns no deductible for this member ID. */
export const silentMemberId = 'NO-ANSWER';
