import { type FastifyRequest } from 'fastify';
import { type Wire } from '@scanharbor/shared-contracts/wire/index';
import { type Context } from '../context';
import { claimCall, storeResponse } from '../db/queries/answered-calls';
import { errors } from '../http/errors';
import { type Caller } from '../http/session';
import { hashToken } from '../random-token';
import { texts } from '../texts';

/**
 * The calls whose repetition would store something twice, or tell the caller that it failed. Their responses name no patient and hold no
 * token, so that they may be stored. Others protect themselves: a booking by its request, the fourth step by its progress, an
 * account by its email, money by the keys of its provider.
 */
const repeatable: ReadonlySet<string> = new Set<keyof Wire>([
  'POST admin/send_email',
  'POST cancellations/cancel-ic-postbooking',
  'POST cancellations/cancel-patient-postbooking',
  'POST doctors/new',
  'POST ic-portal/ic-add-location',
  'POST ic-portal/ic-add-user',
  'POST ic-portal/ic-insert_note',
  'POST ic-portal/resend_message',
  'POST medical/patient',
  'POST patients/doctors',
  'POST patients/uploads',
  'POST practices/practice',
  'POST scans/request',
  'POST scans/resubmit/:requestId',
  'POST scans_v2/scan-complete-step-2',
  'POST users/user',
]);

const keptMs = 24 * 60 * 60 * 1000;

/** What clients may choose as a key: enough to be random, and nothing that fills the database. */
const keyPattern = /^[\w-]{16,100}$/;

interface RepeatableCall {
  name: string;
  request: FastifyRequest;
  caller: Caller;
}

/**
 * Runs a change once for each `Idempotency-Key` of its caller, inside the transaction of `context`: the same call again within 24 hours,
 * also one that is sent while the first still runs, gets the first one's response. A rejected or failed call leaves no key and runs again.
 * 400 for a malformed key and for a key that came with other content. Without a key, or for another call, only runs `work`.
 */
export async function answerOnce<Result>(
  { name, request: { url, headers, ip, body }, caller }: RepeatableCall,
  { db, clock, monitor }: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = headers['idempotency-key'];
  if (key === undefined || !repeatable.has(name)) return work();
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw errors.badRequest(texts.checkEntries, 'Idempotency-Key: 16 to 100 letters, digits, _ or -.');
  const keyHash = hashToken(JSON.stringify([caller?.tokenHash ?? [ip, headers['x-tab']], url, key]));
  const contentHash = hashToken(JSON.stringify([headers['x-location'], body ?? null]));
  const now = clock.now();
  const first = await claimCall(db, { keyHash, contentHash, at: now }, new Date(now.getTime() - keptMs));
  monitor.countLookup('repeated calls', first !== undefined);
  if (!first) {
    const result = await work();
    await storeResponse(db, keyHash, JSON.stringify(result));
    return result;
  }
  if (first.contentHash !== contentHash) throw errors.badRequest(texts.checkEntries, 'Idempotency-Key: came with other content before.');
  return JSON.parse(first.response) as Result;
}
