import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import {
  appointments,
  billingAccounts,
  cardEvents,
  locations,
  type PaymentInsert,
  type PaymentRecord,
  payments,
  requests,
} from '../schema/index';

/** Inserts a deposit or a refund and returns its id; undefined when the appointment has one already. */
export async function insertPayment(db: Database, values: PaymentInsert): Promise<number | undefined> {
  return (await firstRow(db.insert(payments).values(values).onConflictDoNothing().returning({ id: payments.id })))?.id;
}

/** Finds the deposit of an appointment. */
export const findDeposit = (db: Database, appointmentId: number): Promise<PaymentRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.appointmentId, appointmentId), eq(payments.kind, 'deposit'))),
  );

/** Returns the deposits of appointments by the id of the appointment. */
export async function listDeposits(db: Database, appointmentIds: number[]): Promise<Map<number, PaymentRecord>> {
  if (appointmentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.appointmentId, appointmentIds), eq(payments.kind, 'deposit')));
  return new Map(rows.map((row) => [row.appointmentId, row]));
}

const isWaiting = (id: number) => and(eq(payments.id, id), eq(payments.state, 'waiting'));

const deposits = alias(payments, 'deposits');

/** Finds a payment that still has to be made, with its appointment, card and connected account; a refund with its deposit. */
export const findWaitingPayment = (db: Database, id: number) =>
  firstRow(
    db
      .select({
        payment: payments,
        appointment: appointments,
        deposit: deposits,
        card: requests.paymentId,
        account: billingAccounts.providerAccount,
      })
      .from(payments)
      .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
      .leftJoin(requests, eq(requests.id, payments.requestId))
      .leftJoin(locations, eq(locations.id, payments.locationId))
      .leftJoin(billingAccounts, eq(billingAccounts.id, locations.billingAccountId))
      .leftJoin(deposits, and(eq(deposits.appointmentId, payments.appointmentId), eq(deposits.kind, 'deposit')))
      .where(isWaiting(id)),
  );

/** Counts an attempt before it is made; false when the payment no longer waits. */
export const startAttempt = (db: Database, id: number): Promise<boolean> =>
  hasRows(
    db
      .update(payments)
      .set({ attempts: sql`${payments.attempts} + 1` })
      .where(isWaiting(id))
      .returning({ id: payments.id }),
  );

/** Stores why a payment still waits. */
export async function updateWaitingPayment(db: Database, id: number, reason: string): Promise<void> {
  await db.update(payments).set({ reason }).where(isWaiting(id));
}

/**
 * Voids the deposit of an appointment that is taken back. False when the provider has been asked for it: then it may have been taken.
 */
export async function voidDeposit(db: Database, appointmentId: number, values: Settled): Promise<boolean> {
  const ofAppointment = and(eq(payments.appointmentId, appointmentId), eq(payments.kind, 'deposit'));
  await db
    .update(payments)
    .set(values)
    .where(and(ofAppointment, eq(payments.attempts, 0)));
  return (await db.$count(payments, and(ofAppointment, gt(payments.attempts, 0)))) === 0;
}

type Settled = Required<Pick<PaymentInsert, 'state' | 'settledAt'>> & Pick<PaymentInsert, 'reason' | 'providerId'>;

/** Ends a payment, once. */
export const settlePayment = (db: Database, id: number, values: Settled): Promise<boolean> =>
  hasRows(db.update(payments).set(values).where(isWaiting(id)).returning({ id: payments.id }));

/** Stores that the provider did make a payment of unknown outcome; another key changes nothing. */
export async function settleUnknown(db: Database, key: string, values: Settled): Promise<void> {
  await db
    .update(payments)
    .set(values)
    .where(and(eq(payments.key, key), eq(payments.state, 'unknown')));
}

/** Stores that the provider took back a refund that it had made; an unknown id changes nothing. */
export const failRefund = (db: Database, providerId: string, values: Settled): Promise<boolean> =>
  hasRows(
    db
      .update(payments)
      .set(values)
      .where(and(eq(payments.providerId, providerId), eq(payments.kind, 'refund'), eq(payments.state, 'paid')))
      .returning({ id: payments.id }),
  );

/** Lists the deposits and refunds at locations, newest first. */
export const listPayments = (db: Database, locationIds: number[], limit: number) =>
  db
    .select({ payment: payments, request: { id: requests.id, patientId: requests.patientId } })
    .from(payments)
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .where(inArray(payments.locationId, locationIds))
    .orderBy(desc(payments.id))
    .limit(limit);

/** Stores an event of the card provider; false when it was stored before. */
export const insertCardEvent = (db: Database, id: string, at: Date): Promise<boolean> =>
  hasRows(db.insert(cardEvents).values({ id, at }).onConflictDoNothing().returning({ id: cardEvents.id }));
