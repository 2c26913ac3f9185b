import { type Clock } from '../clock';
import { type Database } from '../db/database';
import { type JobQueue } from '../db/job-queue';
import { findWaitingPayment, settlePayment, startAttempt, updateWaitingPayment } from '../db/queries/payments';
import { type PaymentRecord } from '../db/schema/index';
import { type CardGateway, PaymentDelayed, PaymentRejected } from './card-gateway';

interface SettlementOptions {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  gateway: CardGateway;
  /** Receives the id of a payment that was given up, and why; neither names a card. */
  reportFailure: (failure: { payment: number; kind: string; reason: string }) => void;
}

const gaveUp = 'Every attempt failed.';
const isUnknown = 'It is not known whether the deposit was taken.';

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingPayment>>>;

/** Returns why there is nothing to take or to pay back anymore; undefined when there is. */
function findVoidReason({ payment, appointment, deposit }: Waiting): string | undefined {
  // After an attempt the provider may have made the payment, so only the provider can tell.
  if (payment.attempts > 0) return undefined;
  if (payment.kind === 'deposit') return appointment && !appointment.canceledAt ? undefined : 'Canceled before the deposit was taken.';
  return deposit && ['waiting', 'paid', 'unknown'].includes(deposit.state) ? undefined : 'No deposit was taken.';
}

/**
 * Makes the payments of the queue: deposits of bookings and refunds. No transaction is open while the provider works. A process that ends
 * between the provider's response and storing it leaves a payment waiting: the next attempt has the same key, by which the provider
 * returns the first result.
 */
export function startSettlement({ db, clock, queue, gateway, reportFailure }: SettlementOptions): void {
  const settle = (id: number, state: PaymentRecord['state'], values: { reason?: string; providerId?: string } = {}) =>
    settlePayment(db, id, { reason: '', ...values, state, settledAt: clock.now() });

  const fail = async ({ id, kind }: PaymentRecord, reason: string, state: 'failed' | 'unknown' = 'failed') => {
    if (await settle(id, state, { reason })) reportFailure({ payment: id, kind, reason });
  };

  const pay = ({ payment, deposit, card, account }: Waiting): Promise<string> => {
    const { key, amountCents, requestId } = payment;
    if (payment.kind === 'deposit') {
      return gateway.charge({ key, amountCents, requestId, paymentMethodId: card ?? '', account: account ?? '' });
    }
    return gateway.refund({ key, amountCents, chargeId: deposit?.providerId ?? '' });
  };

  const run = async (id: number) => {
    const found = await findWaitingPayment(db, id);
    if (!found) return;
    const { payment, appointment, deposit } = found;
    const reason = findVoidReason(found);
    if (reason) return void (await settle(id, 'void', { reason }));
    if (payment.kind === 'refund' && deposit?.state === 'unknown') return fail(payment, isUnknown);
    const undoMs = (appointment?.undoUntil?.getTime() ?? 0) - clock.now().getTime();
    if (payment.kind === 'deposit' && undoMs > 0) return queue.add(db, 'payment', id, Math.ceil(undoMs / 1000));
    try {
      if (payment.kind === 'refund' && deposit?.state === 'waiting') throw new PaymentDelayed('Waits for the deposit.');
      if (!(await startAttempt(db, id))) return;
      const providerId = await pay(found);
      await settle(id, 'paid', { providerId });
    } catch (cause) {
      if (cause instanceof PaymentRejected) return fail(payment, cause.message);
      if (cause instanceof PaymentDelayed) await updateWaitingPayment(db, id, cause.message);
      throw cause;
    }
  };

  const giveUp = async (id: number) => {
    const found = await findWaitingPayment(db, id);
    if (found) await fail(found.payment, found.payment.reason || gaveUp, found.payment.attempts > 0 ? 'unknown' : 'failed');
  };

  queue.work(['payment'], { run, giveUp });
}
