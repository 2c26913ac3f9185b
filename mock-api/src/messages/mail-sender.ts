import { createTransport } from 'nodemailer';
import { brand } from '@scanharbor/shared-contracts';
import { createCalendarFile } from '@scanharbor/shared-contracts/domain/calendar-file';
import { MessageDelayed, type MessageProvider, MessageRejected } from './provider';
import { renderHtml } from './render-html';
import { renderFooter } from './render-text';

export interface MailSettings {
  /** smtp://user:password@host:587, or smtps:// for a connection that is encrypted from its start. */
  url: string;
  /** The address that recipients see and answer. */
  from: string;
  siteUrl: string;
  /** Time for each step of the conversation with the server. */
  timeoutMs?: number;
}

/** Errors of nodemailer and of the network have codes, those of the server also its reply. */
interface MailError extends Error {
  code?: string;
  responseCode?: number;
}

/** Words for staff: replies of servers may contain the address. */
function toOutcome({ code, responseCode = 0 }: MailError): Error {
  if (code === 'EAUTH') return new MessageDelayed('The mail server refused the sign-in of this installation.');
  if (responseCode === 552 || responseCode === 422) return new MessageDelayed('The mailbox of the recipient is full.');
  if (code === 'EENVELOPE' && responseCode >= 500) return new MessageRejected('The mail server does not know this address.');
  if (responseCode >= 500) return new MessageRejected(`The mail server rejected the message (${responseCode}).`);
  if (responseCode >= 400) return new MessageDelayed(`The mail server asked to try again later (${responseCode}).`);
  if (code === 'EENVELOPE') return new MessageRejected('This is not an email address.');
  return new MessageDelayed('The mail server did not respond.');
}

/** Sends emails by SMTP. The key is the Message-ID, by which mail servers recognize a message that they got twice. */
export function createMailSender({ url, from, siteUrl, timeoutMs = 10_000 }: MailSettings): MessageProvider {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ recipient, subject, body, content, key, at }) => {
      const calendar = content?.calendar && createCalendarFile(content.calendar, at);
      const unsubscribe = content?.unsubscribe && `${siteUrl}${content.unsubscribe}`;
      const sent = transport.sendMail({
        messageId: `<${key}@${domain}>`,
        date: at,
        from: { name: brand.name, address: from },
        // An object, since a text may contain several addresses.
        to: { name: '', address: recipient },
        subject,
        text: `${body}\n\n${renderFooter(content, siteUrl)}`,
        ...(content ? { html: renderHtml(subject, content, siteUrl) } : {}),
        ...(calendar ? { attachments: [{ filename: 'appointment.ics', content: calendar, contentType: 'text/calendar' }] } : {}),
        ...(unsubscribe ? { list: { unsubscribe: { url: unsubscribe, comment: '' } } } : {}),
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}) },
      });
      const { messageId } = await sent.catch((cause: unknown) => {
        throw toOutcome(cause as MailError);
      });
      return messageId;
    },
    close: () => transport.close(),
  };
}
