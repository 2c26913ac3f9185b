import { type Clock } from '../clock';
import { type Database } from '../db/database';
import { insertMessage } from '../db/queries/messages';
import { type JobQueue } from '../db/job-queue';
import { type OutboxInsert, type OutboxRecord } from '../db/schema/index';
import { type Letter } from './letter';
import { renderText } from './render-text';

/** Whom a message is for and what it is about; all optional, since a contact may have no account. */
interface About {
  userId?: number;
  requestId?: number;
  /** Sent once for each occasion, such as a reminder of one appointment. */
  occasion?: string;
  /** Not sent, nor shown on the mailbox page, before this time. */
  notBefore?: Date | undefined;
}

/** Writes emails and SMS, in the transaction that causes them; a job of the same transaction sends them. */
export interface Outbox {
  sendEmail(recipient: string, letter: Letter, about?: About): Promise<void>;
  /** The subject is for lists only. Does nothing in an installation that sends emails only. */
  sendText(phone: string, subject: string, text: string, about?: About): Promise<void>;
  /** Sends a message again that is stored as waiting. */
  resend(message: Pick<OutboxRecord, 'id' | 'channel'>): Promise<void>;
  /** The outbox that writes in a transaction. */
  within(transaction: Database): Outbox;
}

interface OutboxOptions {
  clock: Clock;
  /** Null keeps the messages for the mailbox page. */
  queue: JobQueue | null;
  /** True when the installation has a provider for SMS. */
  hasTexts: boolean;
  siteUrl: string;
}

/** A header, and a line of a list, cannot hold a line break. */
const toLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export function createOutbox(db: Database, options: OutboxOptions): Outbox {
  const { clock, queue, hasTexts, siteUrl } = options;
  const store = async ({ notBefore, ...message }: Omit<OutboxInsert, 'at'> & Pick<About, 'notBefore'>) => {
    const now = clock.now();
    const id = await insertMessage(db, { ...message, at: notBefore ?? now, state: queue ? 'waiting' : 'kept' });
    const delaySeconds = notBefore ? Math.ceil((notBefore.getTime() - now.getTime()) / 1000) + 1 : 0;
    if (id !== undefined) await queue?.add(db, message.channel, id, delaySeconds);
  };
  return {
    sendEmail: (recipient, { subject, data = {}, ...content }, about = {}) =>
      store({ channel: 'email', recipient, subject: toLine(subject), body: renderText(content, siteUrl), content, data, ...about }),
    sendText: async (recipient, subject, text, about = {}) => {
      if (!queue || hasTexts) await store({ channel: 'sms', recipient, subject: toLine(subject), body: toLine(text), data: {}, ...about });
    },
    resend: async ({ id, channel }) => queue?.add(db, channel, id),
    within: (transaction) => createOutbox(transaction, options),
  };
}
