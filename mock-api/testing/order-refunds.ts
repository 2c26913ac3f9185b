import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Context } from '../src/context';
import { type Database } from '../src/db/database';
import { payments } from '../src/db/schema/index';

/** Orders the refund of a part of each deposit that was taken and is not being paid back. */
export async function orderRefunds(db: Database, orders: Context['payments']): Promise<void> {
  const refunds = alias(payments, 'refunds');
  const refund = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.appointmentId, payments.appointmentId), eq(refunds.kind, 'refund')));
  const deposits = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, 'deposit'), eq(payments.state, 'paid'), notExists(refund)));
  for (const { requestId, appointmentId, locationId } of deposits) {
    await orders.add(db, { kind: 'refund', requestId, appointmentId, locationId, amountCents: 1_000 });
  }
}
