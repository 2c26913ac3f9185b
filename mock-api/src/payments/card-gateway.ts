import { randomBytes } from 'node:crypto';
import { errors } from '../http/errors';
import { texts } from '../texts';

export interface Card {
  id: string;
  type: string;
  last4: string;
}

/**
 * The card payment provider as the server needs it. Neither call takes money, and either may be asked again for what it has
 * answered before: of two people at one button both are asked about, and a person whose answer got lost tries once more.
 */
export interface CardGateway {
  /** The client secret of a SetupIntent. */
  createSetupSecret(): Promise<string>;
  /** The card behind a payment method; refuses an unknown or declined one with a user message [API-110]. */
  readCard(paymentMethodId: string): Promise<Card>;
}

/** Numbers of the provider's test cards that it declines, by their last four. */
const declined = ['0002', '9995', '0069', '0127'];

/** Payment methods of the local double of Stripe.js say what they are: pm_double_visa_4242_xyz. */
const doubleId = /^pm_double_([a-z]+)_(\d{4})_\w+$/;

/** The gateway behind the local double: no network, no real cards. */
export const doubleGateway: CardGateway = {
  createSetupSecret: () => {
    const id = randomBytes(12).toString('hex');
    return Promise.resolve(`seti_${id}_secret_${randomBytes(12).toString('hex')}`);
  },
  readCard: async (id) => {
    const [, type, last4] = doubleId.exec(id) ?? [];
    if (!type || !last4) throw errors.badRequest(texts.cardUnknown);
    if (declined.includes(last4)) throw errors.badRequest(texts.cardDeclined);
    return { id, type, last4 };
  },
};
