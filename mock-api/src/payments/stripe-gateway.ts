import Stripe from 'stripe';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { type CardGateway, PaymentDelayed, PaymentRejected } from './card-gateway';

export interface StripeSettings {
  secretKey: string;
  /** Client id of Stripe Connect, for the accounts of practices. */
  clientId?: string | undefined;
  /** Another address of Stripe's API, such as a local stand-in of a test. */
  url?: string | undefined;
  timeoutMs?: number;
}

/** Without methods that lead to another page: the patient is away when the deposit is taken. */
const cardsOnly = { enabled: true, allow_redirects: 'never' } as const;

const authorizeUrl = 'https://connect.stripe.com/oauth/authorize';

function toHost(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

/** Responses by which Stripe will never make this payment. */
const finalStatus = [400, 402, 404];

/** Converts an error of Stripe. Its message is not kept: it may name the card. */
function toPaymentError(cause: unknown): Error {
  const { statusCode, code } = cause instanceof Stripe.errors.StripeError ? cause : { statusCode: undefined, code: undefined };
  if (statusCode === 402) return new PaymentRejected('The card was declined.');
  if (statusCode !== undefined && finalStatus.includes(statusCode)) {
    return new PaymentRejected(`The card provider refused the payment (${code ?? statusCode}).`);
  }
  if (statusCode === undefined) return new PaymentDelayed('The card provider did not respond.');
  return new PaymentDelayed(`The card provider asked to try again later (${statusCode}).`);
}

const toPayment = async (work: () => Promise<{ id: string }>): Promise<string> => {
  try {
    return (await work()).id;
  } catch (cause) {
    throw toPaymentError(cause);
  }
};

/** The gateway of Stripe, by its SDK. It repeats nothing by itself: the job queue does, with the same key. */
export function createStripeGateway({ secretKey, clientId, url, timeoutMs = 8_000 }: StripeSettings): CardGateway {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 0, timeout: timeoutMs, telemetry: false, ...(url ? toHost(url) : {}) });
  return {
    createSetupSecret: async () => {
      // A card that is charged later, without its owner, belongs to a customer.
      const { id } = await stripe.customers.create();
      const intent = await stripe.setupIntents.create({ customer: id, usage: 'off_session', automatic_payment_methods: cardsOnly });
      if (!intent.client_secret) throw new Error('The SetupIntent has no client secret');
      return intent.client_secret;
    },
    readCard: async (paymentMethodId) => {
      try {
        const { id, card } = await stripe.paymentMethods.retrieve(paymentMethodId);
        if (!card) throw errors.badRequest(texts.cardUnknown);
        return { id, type: card.brand, last4: card.last4 };
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeCardError) throw errors.badRequest(texts.cardDeclined);
        if (cause instanceof Stripe.errors.StripeInvalidRequestError) throw errors.badRequest(texts.cardUnknown);
        throw cause;
      }
    },
    charge: ({ key, amountCents, paymentMethodId, account, requestId }) =>
      toPayment(async () => {
        const { customer } = await stripe.paymentMethods.retrieve(paymentMethodId);
        const customerId = typeof customer === 'string' ? customer : customer?.id;
        return stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            payment_method: paymentMethodId,
            automatic_payment_methods: cardsOnly,
            ...(customerId ? { customer: customerId } : {}),
            ...(account ? { transfer_data: { destination: account } } : {}),
            confirm: true,
            off_session: true,
            error_on_requires_action: true,
            // The number of the request and the key only: what was scanned is nothing for a bank.
            metadata: { request: String(requestId), key },
          },
          { idempotencyKey: key },
        );
      }),
    refund: ({ key, amountCents, chargeId }) =>
      toPayment(() => stripe.refunds.create({ payment_intent: chargeId, amount: amountCents }, { idempotencyKey: key })),
    getOnboardingLink: (state) =>
      `${authorizeUrl}?${new URLSearchParams({ response_type: 'code', scope: 'read_write', client_id: clientId ?? '', state }).toString()}`,
    connectAccount: async (code) => {
      try {
        const { stripe_user_id } = await stripe.oauth.token({ grant_type: 'authorization_code', code });
        return stripe_user_id ?? null;
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeInvalidGrantError) return null;
        throw cause;
      }
    },
  };
}
