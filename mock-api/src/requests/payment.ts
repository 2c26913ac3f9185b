import { eq } from 'drizzle-orm';
import { type Context } from '../context';
import { insurers } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';

interface Sent {
  insuranceId?: number | undefined;
  policyNumber?: string | null | undefined;
  paymentId?: string | null | undefined;
  paymentSecret?: string | null | undefined;
}

const nothing = { insurerId: null, policyNumber: '', paymentId: '', paymentSecret: '', cardType: '', cardLast4: '' };

/**
 * How a request is paid: a card that the provider knows, or an insurer with a member id. Refuses what is missing.
 * It asks another company, which may take its time: never call it in a transaction.
 */
export async function paymentOf(
  { db, cards }: Context,
  selfPay: boolean,
  sent: Sent,
): Promise<Omit<typeof nothing, 'insurerId'> & { insurerId: number | null }> {
  if (selfPay) {
    if (!sent.paymentId) throw errors.badRequest(texts.cardMissing);
    const card = await cards.readCard(sent.paymentId);
    return { ...nothing, paymentId: card.id, paymentSecret: sent.paymentSecret ?? '', cardType: card.type, cardLast4: card.last4 };
  }
  const policyNumber = sent.policyNumber?.trim() ?? '';
  if (sent.insuranceId === undefined || !policyNumber) throw errors.badRequest(texts.insuranceMissing);
  const [insurer] = await db.select().from(insurers).where(eq(insurers.id, sent.insuranceId));
  if (!insurer) throw errors.badRequest(texts.insuranceMissing);
  return { ...nothing, insurerId: insurer.id, policyNumber };
}
