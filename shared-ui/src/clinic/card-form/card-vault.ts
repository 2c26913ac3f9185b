import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type PaymentRequestPaymentMethodEvent, type Stripe, type StripeCardElement, type StripeError } from '@stripe/stripe-js';
import { cardFormTexts } from './card-form.texts';

/** Saves a card with the payment provider. Rejects with `CardDeclinedError`, or with the error of a call to our server. */
export interface CardVault {
  save: (holder: { name: string }) => Promise<SavedCard>;
}

/** The provider declined the card. Its message is meant for the card holder; `code` is the provider's reason. */
export class CardDeclinedError extends Error {
  override name = 'CardDeclinedError';

  constructor(
    message: string,
    readonly code = '',
  ) {
    super(message);
  }
}

/** Calls to our API, and the owner of the card. */
export interface CardServer {
  createSetupIntent: () => Promise<{ clientSecret: string }>;
  saveCard: (card: { sourceId: string }) => Promise<unknown>;
  /** Id of the signed-in user, stored as metadata of the card; undefined for a guest. */
  userId?: string | undefined;
}

const decline = ({ message, code }: StripeError): never => {
  throw new CardDeclinedError(message ?? cardFormTexts.refused, code);
};

/**
 * Creates a vault at Stripe. Saving creates a payment method from the card field, confirms it with a setup intent of our API (the
 * bank may prompt the card holder), then sends its id to our API [UI-022].
 */
export function createStripeVault(stripe: Stripe, card: StripeCardElement, server: CardServer): CardVault {
  const save = async ({ name }: { name: string }): Promise<SavedCard> => {
    const { clientSecret } = await server.createSetupIntent();
    const method = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name },
      ...(server.userId === undefined ? {} : { metadata: { user_id: server.userId } }),
    });
    if (method.error) return decline(method.error);
    // The payment method is created first: a confirmed setup returns only its id, without brand and digits.
    const { id, card: details } = method.paymentMethod;
    const confirmed = await stripe.confirmCardSetup(clientSecret, { payment_method: id });
    if (confirmed.error) return decline(confirmed.error);
    await server.saveCard({ sourceId: id });
    return { id, secret: clientSecret, type: details?.brand ?? '', last4: details?.last4 ?? '' };
  };
  return { save };
}

/**
 * Creates a vault for the payment method of a wallet, which takes the same way as a typed card: confirmed with a setup intent of our
 * API, then its id goes to our API. The sheet closes with a check mark once all of that worked, and before the bank prompts.
 */
export function createWalletVault(stripe: Stripe, event: PaymentRequestPaymentMethodEvent, server: CardServer): CardVault {
  const { id, card: details } = event.paymentMethod;
  const confirm = async (clientSecret: string): Promise<boolean> => {
    const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret, { payment_method: id }, { handleActions: false });
    if (error) return decline(error);
    if (setupIntent.status !== 'requires_action') return false;
    event.complete('success');
    const prompted = await stripe.confirmCardSetup(clientSecret);
    if (prompted.error) return decline(prompted.error);
    return true;
  };
  const save = async (): Promise<SavedCard> => {
    let isClosed = false;
    try {
      const { clientSecret } = await server.createSetupIntent();
      isClosed = await confirm(clientSecret);
      await server.saveCard({ sourceId: id });
      if (!isClosed) event.complete('success');
      return { id, secret: clientSecret, type: details?.brand ?? '', last4: details?.last4 ?? '' };
    } catch (failure) {
      if (!isClosed) event.complete('fail');
      throw failure;
    }
  };
  return { save };
}
