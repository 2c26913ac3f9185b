import { type Clock } from './clock';
import { type Database } from './db/database';
import { insertMessage } from './db/queries/records';

interface Message {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  data?: Record<string, string | number>;
}

/** Stores emails and SMS instead of sending them, so that tests and developers can read them. */
export interface Outbox {
  send(message: Message): Promise<void>;
}

export function createOutbox(db: Database, clock: Clock): Outbox {
  return {
    send: async ({ data = {}, ...message }) => {
      await insertMessage(db, { ...message, data, at: clock.now() });
    },
  };
}
