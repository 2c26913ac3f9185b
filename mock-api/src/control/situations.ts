import { type Context } from '../context';
import { deleteAllAppointments } from '../db/queries/appointments';
import { updateInvitation } from '../db/queries/invitations';
import { deleteAllProgress } from '../db/queries/progress-records';
import { withdrawAllRequests } from '../db/queries/requests';
import { endAllTokens } from '../db/queries/tokens';
import { insertUpload } from '../db/queries/uploads';
import { newToken } from '../random-token';
import { demoInvitations, userIds } from '../seed/demo-data';
import { multiplyOpenRequests } from '../seed/multiply-requests';

/** Named states of the data that tests would need many calls to reach. */
export const situations = {
  /** Every list of requests is empty. */
  noRequests: async ({ db }: Context) => {
    await deleteAllAppointments(db);
    await withdrawAllRequests(db);
    await deleteAllProgress(db);
  },
  /** One attempt is left for the date of birth of the demo invitation. */
  lastAttempt: ({ db }: Context) => updateInvitation(db, demoInvitations.open, { attempts: 4 }),
  /** Every session has ended; the next call of each user returns 401. */
  sessionsOver: ({ db, clock }: Context) => endAllTokens(db, clock.now()),
  /** The demo patient stores as many files as an account may. */
  fullUploads: async ({ db, clock, limits }: Context) => {
    const file = {
      ownerId: userIds.patient,
      fileName: 'rx.pdf',
      mimeType: 'application/pdf',
      content: new Uint8Array(),
      createdAt: clock.now(),
    };
    for (let number = 1; number <= limits.uploadsPerAccount.files; number += 1) await insertUpload(db, { ...file, id: newToken() });
  },
  /** One hundred times the open requests of the seeds, to test long lists. */
  manyRequests: ({ db }: Context) => multiplyOpenRequests(db, 100),
  /** More than 10,000 open requests at the first location of the demo practice. */
  tenThousandRequests: ({ db }: Context) => multiplyOpenRequests(db, 750),
} as const satisfies Record<string, (context: Context) => Promise<void>>;
