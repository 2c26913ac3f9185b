import { type Clock } from './clock';
import { type Database } from './db/connect';
import { outbox } from './db/schema/index';

interface Mail {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  data?: Record<string, string | number>;
}

/** Keeps what would have been sent, so that a test (or a curious person) can read it. */
export interface Outbox {
  send(mail: Mail): Promise<void>;
}

export function createOutbox(db: Database, clock: Clock): Outbox {
  return {
    send: async ({ data = {}, ...mail }) => {
      await db.insert(outbox).values({ ...mail, data, at: clock.now() });
    },
  };
}
