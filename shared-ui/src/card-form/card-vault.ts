import { type Stripe, type StripeCardElement } from '@stripe/stripe-js';

/** A card as the payment provider keeps it; none of it is the number. */
export interface SavedCard {
  /** The payment method's id. */
  id: string;
  /** The client secret of the setup; only ever sent to our own server, never stored or logged. */
  secret: string;
  /** The brand as the provider names it: 'visa'. */
  type: string;
  last4: string;
}

/** Keeps a card with the payment provider. Rejects with `CardRefused`, or with what a call of ours failed with. */
export interface CardVault {
  save: (holder: { name: string }) => Promise<SavedCard>;
}

/** The provider refused the card; the message is the provider's own and meant for the card holder. */
export class CardRefused extends Error {
  override name = 'CardRefused';
}

/** The calls to our own server, and who the card belongs to. */
export interface CardServer {
  createSetupIntent: () => Promise<{ clientSecret: string }>;
  saveCard: (card: { sourceId: string }) => Promise<unknown>;
  /** Id of the signed-in user, kept with the card as metadata; a guest has none. */
  userId?: string | undefined;
}

/**
 * A vault at Stripe: payment method from the card field, confirmed with a setup of our server (here the bank may
 * ask the card holder), then its id sent to our server [UI-022].
 */
export function createStripeVault(stripe: Stripe, card: StripeCardElement, server: CardServer): CardVault {
  const refuse = (message: string | undefined): never => {
    throw new CardRefused(message ?? 'The card was refused.');
  };
  const save = async ({ name }: { name: string }): Promise<SavedCard> => {
    const { clientSecret } = await server.createSetupIntent();
    const made = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name },
      ...(server.userId === undefined ? {} : { metadata: { user_id: server.userId } }),
    });
    if (made.error) return refuse(made.error.message);
    // The payment method comes first: a confirmed setup answers with its id only, without brand and digits.
    const { id, card: details } = made.paymentMethod;
    const confirmed = await stripe.confirmCardSetup(clientSecret, { payment_method: id });
    if (confirmed.error) return refuse(confirmed.error.message);
    await server.saveCard({ sourceId: id });
    return { id, secret: clientSecret, type: details?.brand ?? '', last4: details?.last4 ?? '' };
  };
  return { save };
}
