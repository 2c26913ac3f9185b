import { type Context } from '../context';
import { findInsurer } from '../db/queries/scans';
import { errors } from '../http/errors';
import { texts } from '../texts';

interface PaymentInput {
  insuranceId?: number | undefined;
  policyNumber?: string | null | undefined;
  paymentId?: string | null | undefined;
  paymentSecret?: string | null | undefined;
}

const noPayment = { insurerId: null, policyNumber: '', paymentId: '', paymentSecret: '', cardType: '', cardLast4: '' };

/**
 * Resolves the payment of a request: a card of the card provider, or an insurer with a member ID. Rejects missing data.
 * It calls the card provider, which can be slow: never call it in a transaction.
 */
export async function resolvePayment(
  { db, cards }: Context,
  selfPay: boolean,
  input: PaymentInput,
): Promise<Omit<typeof noPayment, 'insurerId'> & { insurerId: number | null }> {
  if (selfPay) {
    if (!input.paymentId) throw errors.badRequest(texts.cardMissing);
    const card = await cards.readCard(input.paymentId);
    return { ...noPayment, paymentId: card.id, paymentSecret: input.paymentSecret ?? '', cardType: card.type, cardLast4: card.last4 };
  }
  const policyNumber = input.policyNumber?.trim() ?? '';
  if (input.insuranceId === undefined || !policyNumber) throw errors.badRequest(texts.insuranceMissing);
  const insurer = await findInsurer(db, input.insuranceId);
  if (!insurer) throw errors.badRequest(texts.insuranceMissing);
  return { ...noPayment, insurerId: insurer.id, policyNumber };
}
