import { type FastifyInstance, type FastifyReply } from 'fastify';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type Context } from '../context';
import { insertAuditEvent } from '../db/queries/audit';
import { findUser, updateUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { getLetterWords } from './letters';
import { escapeHtml } from './render-html';

const path = '/api/reminders/stop';
const toOwner = (userId: number) => `reminders of user ${userId}`;

/** Returns the signed path that ends the reminders of a patient; undefined in an installation without a key for secrets. */
export function getUnsubscribePath({ secrets }: Pick<Context, 'secrets'>, userId: number): string | undefined {
  if (!secrets) return undefined;
  return `${path}?${new URLSearchParams({ user: String(userId), token: secrets.seal('stop', toOwner(userId)) }).toString()}`;
}

/** Stores what a patient no longer receives, with its event in the audit trail. */
export async function storeOptOut(
  { db, clock }: Context,
  { id, firstName, lastName }: UserRecord,
  change: Pick<UserRecord, 'allowReminders'> | Pick<UserRecord, 'allowTexts'>,
  { call, address }: { call: string; address: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateUser(transaction, id, change);
    await insertAuditEvent(transaction, {
      chain: `user ${id}`,
      at: clock.now(),
      call,
      action: 'change-account',
      userId: id,
      userName: formatFullName({ firstName, lastName }),
      subject: `user ${id}: ${Object.keys(change).join()} off`,
      patientIds: [id],
      changes: '[]',
      address,
    });
  });
}

const style =
  'body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#10243e}main{max-width:560px;margin:0 auto}button{padding:12px 20px;border:0;border-radius:6px;background:#0a6a6b;color:#fff;font:inherit}';

type Words = ReturnType<typeof getLetterWords>;

const page = ({ code, stopPage: { title, heading } }: Words, text: string, form = '') =>
  `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;

const send = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    })
    .send(html);

/**
 * GET /api/reminders/stop asks, POST ends the reminders: programs that check the links of emails follow them. Needs no sign-in but the
 * signed link; 404 without it. The POST is also the one-click unsubscribe of mail programs (RFC 8058).
 */
export function addReminderStop(api: FastifyInstance, context: Context): void {
  type Query = { Querystring: { user?: string; token?: string } };
  const findPatient = async ({ user = '', token = '' }: Query['Querystring']) => {
    const isSigned = /^\d{1,9}$/.test(user) && context.secrets?.open(token, toOwner(Number(user))) === 'stop';
    const patient = isSigned ? await findUser(context.db, Number(user)) : undefined;
    if (!patient) throw errors.notFound(texts.linkInvalid);
    return patient;
  };
  api.get<Query>('/reminders/stop', { schema: { hide: true } }, async ({ query }, reply) => {
    const words = getLetterWords(await findPatient(query));
    const form = `<form method="post"><button>${escapeHtml(words.stopReminders)}</button></form>`;
    return send(reply, page(words, words.stopPage.question, form));
  });
  api.post<Query>('/reminders/stop', { schema: { hide: true } }, async ({ query, ip }, reply) => {
    const patient = await findPatient(query);
    if (patient.allowReminders)
      await storeOptOut(context, patient, { allowReminders: false }, { call: 'POST reminders/stop', address: ip });
    const words = getLetterWords(patient);
    return send(reply, page(words, words.stopPage.done));
  });
}
