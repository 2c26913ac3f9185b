import { randomBytes } from 'node:crypto';
import { errors } from '../http/errors';
import { texts } from '../texts';

interface Card {
  id: string;
  type: string;
  last4: string;
}

/**
 * The card payment provider. Neither call takes money, and both can be repeated: after a lost response, or by two
 * concurrent calls.
 */
export interface CardGateway {
  /** Returns the client secret of a SetupIntent. */
  createSetupSecret: () => Promise<string>;
  /** Returns the card of a payment method; rejects an unknown or declined one with a user message [API-110]. */
  readCard: (paymentMethodId: string) => Promise<Card>;
}

/** Last four digits of the provider's test cards that are declined. */
const declined = ['0002', '9995', '0069', '0127'];

/** Payment methods of the fake of Stripe.js contain type and last four digits: pm_double_visa_4242_xyz. */
const fakeId = /^pm_double_([a-z]+)_(\d{4})_\w+$/;

function readFakeCard(id: string): Card {
  const [, type, last4] = fakeId.exec(id) ?? [];
  if (!type || !last4) throw errors.badRequest(texts.cardUnknown);
  if (declined.includes(last4)) throw errors.badRequest(texts.cardDeclined);
  return { id, type, last4 };
}

/** The gateway for the fake of Stripe.js: no network, no real cards. */
export const fakeGateway: CardGateway = {
  createSetupSecret: () => {
    const id = randomBytes(12).toString('hex');
    return Promise.resolve(`seti_${id}_secret_${randomBytes(12).toString('hex')}`);
  },
  readCard: (id) => Promise.resolve(id).then(readFakeCard),
};
