import { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { type Context } from '../context';
import { failRefund, insertCardEvent, settleUnknown } from '../db/queries/payments';
import { errors } from '../http/errors';

/** Stripe repeats an event for days, but signs each delivery anew: an older signature is a replay. */
const toleranceSeconds = 300;

const verifier = new Stripe('unused').webhooks;

/** Returns the event of a signed body; throws 403 for a forged or an old one. */
function requireEvent(body: unknown, signature: unknown, secret: string, now: Date): Stripe.Event {
  try {
    return verifier.constructEvent(String(body), String(signature), secret, toleranceSeconds, undefined, now.getTime());
  } catch {
    throw errors.forbidden();
  }
}

/**
 * POST /api/stripe/events: Stripe reports that a refund which it had accepted did not reach the card, so that its line of the ledger
 * becomes `failed`, or that it took a deposit, so that a line whose outcome was unknown becomes `paid`. Signed by Stripe, 403 otherwise;
 * an event that arrives again changes nothing.
 */
export function addCardEvents(api: FastifyInstance, { db, clock }: Context, secret: string): void {
  void api.register((scope, _options, done) => {
    // The signature covers the bytes of the body.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.post('/stripe/events', { schema: { hide: true } }, async ({ body, headers }) => {
      const event = requireEvent(body, headers['stripe-signature'], secret, clock.now());
      await db.transaction(async (transaction) => {
        if (!(await insertCardEvent(transaction, event.id, clock.now()))) return;
        if (event.type === 'payment_intent.succeeded') {
          const { id, metadata } = event.data.object;
          return settleUnknown(transaction, metadata.key ?? '', { state: 'paid', reason: '', providerId: id, settledAt: clock.now() });
        }
        if (event.type !== 'refund.failed') return;
        const reason = 'The refund did not reach the card.';
        const isKnown = await failRefund(transaction, event.data.object.id, { state: 'failed', reason, settledAt: clock.now() });
        if (isKnown) api.log.error({ refund: event.data.object.id, reason }, 'payment failed');
      });
      return { received: true };
    });
    done();
  });
}
