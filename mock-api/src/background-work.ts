import { type FastifyBaseLogger } from 'fastify';
import { writeReminders } from './bookings/reminders';
import { type Context } from './context';
import { type JobQueue } from './db/job-queue';
import { toErrorLog } from './http/unexpected-errors';
import { startDelivery } from './messages/delivery';
import { createTextSender } from './messages/text-sender';
import { watchJobs } from './monitoring/job-counts';
import { type AppOptions } from './options';
import { type CardGateway } from './payments/card-gateway';
import { startSettlement } from './payments/settlement';
import { startCanaryWatch } from './releases/watch-canaries';

/** How often each process looks for reminders that are due. */
const reminderIntervalMs = 600_000;

interface WorkParts {
  log: FastifyBaseLogger;
  queue: JobQueue | null;
  gateway: CardGateway;
  /** Receives why work of the queue failed. */
  reportQueue: (cause: unknown) => void;
}

/**
 * Starts what the API does without a call: it sends messages and reminders, settles payments, counts the jobs of the queue and watches
 * canaries, as far as the installation does so. Returns a function that ends it, and the queue with it.
 */
export async function startBackgroundWork(
  context: Context,
  { delivery, payments, monitoring }: AppOptions,
  { log, queue, gateway, reportQueue }: WorkParts,
): Promise<() => Promise<void>> {
  const { db, clock, monitor, releases } = context;
  const endJobCounts = monitoring && queue ? watchJobs(queue, monitor) : undefined;
  const email = delivery && (await import('./messages/mail-sender')).createMailSender(delivery.mail);
  const sms = delivery?.texts && createTextSender(delivery.texts);
  let reminders: NodeJS.Timeout | undefined;
  if (queue && email) {
    startDelivery({
      db,
      clock,
      queue,
      providers: { email, ...(sms ? { sms } : {}) },
      reportFailure: (failure) => log.error(failure, 'message not delivered'),
    });
    const remind = () => monitor.runJob('reminders', () => writeReminders(context));
    reminders = setInterval(() => void remind().catch(reportQueue), reminderIntervalMs);
  }
  if (queue && payments) {
    startSettlement({ db, clock, queue, gateway, reportFailure: (failure: object) => log.error(failure, 'payment failed') });
  }
  const endWatch =
    releases &&
    startCanaryWatch(context, releases, {
      report: (line) => log.warn(line),
      reportFailure: (cause) => log.error(toErrorLog(cause), 'canary watch'),
    });
  return async () => {
    clearInterval(reminders);
    endJobCounts?.();
    await endWatch?.();
    await queue?.close();
    email?.close();
  };
}
