import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { brand } from '@scanharbor/shared-contracts';
import { createCalendarFile } from '@scanharbor/shared-contracts/domain/calendar-file';
import { type Context } from '../context';
import { listLatestMessages } from '../db/queries/messages';
import { type OutboxRecord } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { escapeHtml, renderContent } from './render-html';

const shown = 100;
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const localNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** A page of this computer: its visitor is here, and no other site's name points here. */
const isLocal = ({ ip, hostname }: FastifyRequest) => loopback.test(ip) && localNames.has(hostname);

const style = `
  body { margin: 0; padding: 24px 16px; background: #f5f7f9; color: #10243e; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 640px; margin: 0 auto; }
  article { margin: 0 0 16px; padding: 20px; background: #fff; border: 1px solid #d7dfe8; border-radius: 10px; overflow-wrap: anywhere; }
  h1 { font-size: 28px; margin: 0 0 8px; } h2 { font-size: 18px; margin: 0 0 12px; }
  .about { margin: 0 0 8px; font-size: 14px; color: #41536a; }
  a { color: #0a6a6b; } :focus-visible { outline: 3px solid #1d4f9c; outline-offset: 2px; }`;

const formatTime = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function renderCalendar({ content, at }: OutboxRecord): string {
  const file = content?.calendar && createCalendarFile(content.calendar, at);
  return file ? `<p><a download="appointment.ics" href="data:text/calendar,${encodeURIComponent(file)}">appointment.ics</a></p>` : '';
}

function renderMessage(message: OutboxRecord): string {
  const { channel, recipient, subject, body, content, at } = message;
  const about = `${channel === 'email' ? 'Email' : 'SMS'} to ${recipient}, ${formatTime(at)}`;
  return `<article><p class="about">${escapeHtml(about)}</p>${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}${
    content ? renderContent(content, '') : `<p>${escapeHtml(body)}</p>`
  }${renderCalendar(message)}</article>`;
}

function renderMailbox(messages: OutboxRecord[]): string {
  const list = messages.length > 0 ? messages.map(renderMessage).join('') : '<p>No messages yet. Ask for a new password, for example.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox of ${escapeHtml(brand.name)}</title><style>${style}</style></head><body><main><h1>Mailbox</h1>
<p>This installation has no mail server, so its emails and text messages are kept here, newest first. Reload for new ones.</p>
${list}</main></body></html>`;
}

/**
 * GET /api/mailbox: the messages of an installation without a mail server, so that a visitor on its own computer can follow their links.
 * 404 with a mail server or a public URL, and for other computers: a reader of the links can enter the accounts.
 */
export function addMailbox(api: FastifyInstance, { db, clock, siteUrl }: Context, hasDelivery: boolean): void {
  api.get('/mailbox', { schema: { hide: true } }, async (request, reply) => {
    if (hasDelivery || siteUrl !== '' || !isLocal(request)) throw errors.notFound(texts.mailboxClosed);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(renderMailbox(await listLatestMessages(db, clock.now(), shown)));
  });
}
