import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { listUsersByPhone } from '../db/queries/users';
import { reportDelivery } from '../db/queries/messages';
import { errors } from '../http/errors';
import { storeOptOut } from './opt-out';
import { type TextSettings } from './text-sender';

type Form = Record<string, string>;

/** Words with which US carriers let a recipient end SMS, and those that Spanish speakers write instead. */
const stopWords = /^\s*(stop|unsubscribe|cancel|end|quit|alto|parar|cancelar)\s*$/i;

/** Twilio signs the URL and the sorted fields with the token of the account. */
function signForm(url: string, form: Form, token: string): string {
  const fields = Object.keys(form).sort();
  return createHmac('sha1', token)
    .update(url + fields.map((name) => name + (form[name] ?? '')).join(''))
    .digest('base64');
}

function requireSigned({ headers, body, url }: FastifyRequest, { siteUrl, token }: TextSettings): Form {
  const form = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
  const expected = Buffer.from(signForm(`${siteUrl}${url}`, form, token));
  const actual = Buffer.from(String(headers['x-twilio-signature']));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw errors.forbidden();
  return form;
}

/**
 * POST /api/texts/status: the provider of SMS reports a delivery or a failure. POST /api/texts/reply: a recipient replied; STOP turns the
 * SMS of every patient with this number off. Both are signed by the provider, 403 otherwise, and may arrive twice.
 */
export function addTextReports(api: FastifyInstance, context: Context, settings: TextSettings): void {
  api.post('/texts/status', { schema: { hide: true } }, async (request, reply) => {
    const { MessageSid = '', MessageStatus = '' } = requireSigned(request, settings);
    const at = context.clock.now();
    if (MessageStatus === 'delivered') await reportDelivery(context.db, MessageSid, { state: 'delivered', settledAt: at });
    if (MessageStatus === 'failed' || MessageStatus === 'undelivered') {
      const reason = 'The provider could not deliver the text message.';
      await reportDelivery(context.db, MessageSid, { state: 'failed', reason, settledAt: at });
    }
    return reply.code(204).send();
  });
  api.post('/texts/reply', { schema: { hide: true } }, async (request, reply) => {
    const { From = '', Body = '' } = requireSigned(request, settings);
    const patients = stopWords.test(Body) ? await listUsersByPhone(context.db, From.replace(/\D/g, '').slice(-10)) : [];
    for (const patient of patients) {
      if (patient.allowTexts) await storeOptOut(context, patient, { allowTexts: false }, { call: 'POST texts/reply', address: request.ip });
    }
    return reply.type('text/xml').send('<Response/>');
  });
}
