import { type Clock } from '../clock';
import { type Database } from '../db/database';
import { type JobQueue } from '../db/job-queue';
import { insertPayment } from '../db/queries/payments';
import { type PaymentInsert } from '../db/schema/index';

/** Orders payments in the transaction that causes them; a job of the same transaction makes them. */
export interface PaymentOrders {
  /** Orders the deposit of a booking, or the refund of a deposit; the second order of the same kind for an appointment does nothing. */
  add(
    transaction: Database,
    order: Pick<PaymentInsert, 'kind' | 'requestId' | 'appointmentId' | 'locationId' | 'amountCents'>,
  ): Promise<void>;
}

/** Without a queue there is no card provider: the ledger keeps the orders, and no money moves, also not later. */
export const createPaymentOrders = (clock: Clock, queue: JobQueue | null): PaymentOrders => ({
  add: async (transaction, order) => {
    const id = await insertPayment(transaction, { ...order, at: clock.now(), state: queue ? 'waiting' : 'kept' });
    if (id !== undefined) await queue?.add(transaction, 'payment', id);
  },
});
