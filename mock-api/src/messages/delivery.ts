import { setTimeout } from 'node:timers/promises';
import { type Clock } from '../clock';
import { type Database } from '../db/database';
import { type JobQueue } from '../db/job-queue';
import { findWaitingMessage, settleMessage, updateWaitingMessage } from '../db/queries/messages';
import { type OutboxRecord } from '../db/schema/index';
import { MessageDelayed, type MessageProvider, MessageRejected } from './provider';
import { getEndOfQuiet } from './quiet-hours';

interface DeliveryOptions {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  /** An installation without one writes no messages of this channel. */
  providers: Partial<Record<OutboxRecord['channel'], MessageProvider>>;
  /** Receives the id of a message that was given up, and why; neither has an address or a link. */
  reportFailure: (failure: { message: number; channel: string; reason: string }) => void;
}

/** A provider must not keep a job beyond this time, whatever it does. */
const attemptMs = 45_000;

const gaveUp = 'Every attempt failed.';

async function send(provider: MessageProvider, message: OutboxRecord): Promise<string> {
  const done = new AbortController();
  try {
    return await Promise.race([
      provider.send(message),
      setTimeout(attemptMs, undefined, { signal: done.signal }).then(() =>
        Promise.reject(new MessageDelayed('The provider did not respond.')),
      ),
    ]);
  } finally {
    done.abort();
  }
}

/**
 * Sends the messages of the queue. No transaction is open while a provider works. A process that ends between sending and storing leaves
 * a message waiting: the next attempt has the same key, by which the provider recognizes it.
 */
export function startDelivery({ db, clock, queue, providers, reportFailure }: DeliveryOptions): void {
  const fail = async ({ id, channel }: OutboxRecord, reason: string) => {
    const isFailed = await settleMessage(db, id, { state: 'failed', reason, settledAt: clock.now() });
    if (isFailed) reportFailure({ message: id, channel, reason });
  };

  const deliver = async (id: number) => {
    const found = await findWaitingMessage(db, id);
    if (!found) return;
    const { message, allowTexts, zipCode } = found;
    const provider = providers[message.channel];
    if (!provider) return fail(message, 'This installation has no provider for these messages.');
    if (message.channel === 'sms') {
      if (allowTexts === false) return fail(message, 'The recipient stopped text messages.');
      const end = getEndOfQuiet(zipCode ?? '', clock.now());
      if (end) {
        await updateWaitingMessage(db, id, 'Waits for the end of the quiet hours at the patient.', 0);
        return queue.add(db, message.channel, id, Math.ceil((end.getTime() - clock.now().getTime()) / 1000));
      }
    }
    try {
      const providerId = await send(provider, message);
      await settleMessage(db, id, { state: 'sent', reason: '', providerId, settledAt: clock.now() });
    } catch (cause) {
      if (cause instanceof MessageRejected) return fail(message, cause.message);
      if (cause instanceof MessageDelayed) await updateWaitingMessage(db, id, cause.message, 1);
      throw cause;
    }
  };

  const giveUp = async (id: number) => {
    const found = await findWaitingMessage(db, id);
    if (found) await fail(found.message, found.message.reason || gaveUp);
  };

  queue.work(['email', 'sms'], { run: deliver, giveUp });
}
