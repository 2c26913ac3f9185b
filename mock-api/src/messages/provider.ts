import { type OutboxRecord } from '../db/schema/index';

/** The provider will never take this message. The text says why, in words for staff, without the recipient's address. */
export class MessageRejected extends Error {}

/** The provider cannot take the message now; another attempt may succeed. The text says why, in words for staff. */
export class MessageDelayed extends Error {}

/**
 * Sends messages of one channel. Each attempt for a message has the same `key`, so a provider that remembers keys sends it once.
 * Implementations: `createMailSender` (SMTP) and `createTextSender` (HTTP). provider-contract.test.ts has what each of them must do.
 */
export interface MessageProvider {
  /** Resolves with the provider's id when it took the message. Throws `MessageRejected` or `MessageDelayed`; settles in 30 seconds. */
  send(message: OutboxRecord): Promise<string>;
  close(): void;
}
