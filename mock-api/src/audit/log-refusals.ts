import { type FastifyInstance } from 'fastify';
import { type Wire } from '@scanharbor/shared-contracts/wire/index';
import { HttpError } from '../http/errors';
import { auditedCalls } from './audited-calls';

/** Calls about records respond to foreign ones as to missing ones, so that ids reveal nothing: such a 404 may be a refusal. */
const isAboutRecords = (call: string) => Boolean(auditedCalls[call as keyof Wire]);

/**
 * Logs each refused access of a session as `access refused`: the call without its values, the ids of the account, its practice and the
 * staff member who acts as the user. No name, address or message (ASVS 16.3.2). A guest's 401 is left out: sessions end all the time.
 */
export function logRefusals(app: FastifyInstance): void {
  app.addHook('onError', async ({ caller, routeOptions, log }, _reply, error) => {
    const { call } = routeOptions.config;
    if (!call || !caller || !(error instanceof HttpError)) return;
    const { status } = error;
    if (status !== 403 && !(status === 404 && isAboutRecords(call))) return;
    const { user, switchedBy } = caller;
    log.warn({ call, status, userId: user.id, practiceId: user.practiceId, switchedBy }, 'access refused');
  });
}
