import { randomBytes } from 'node:crypto';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { onboardingLink, rejectedCode } from './onboarding';

interface Card {
  id: string;
  type: string;
  last4: string;
}

interface Charge {
  /** The same in every attempt: the provider takes the money of a key once. */
  key: string;
  amountCents: number;
  paymentMethodId: string;
  /** The provider's id of the account that receives the money; empty for that of the installation. */
  account: string;
  requestId: number;
}

interface RefundOrder {
  key: string;
  amountCents: number;
  /** What `charge` returned. */
  chargeId: string;
}

/** The provider will never make this payment; the message is for staff and names no card. */
export class PaymentRejected extends Error {}

/** Another attempt may succeed: the provider is busy, silent, or does not accept the settings of the installation. */
export class PaymentDelayed extends Error {}

/**
 * The card payment provider. All calls can be repeated: after a lost response, or by two concurrent calls. None runs in a
 * transaction.
 */
export interface CardGateway {
  /** Returns the client secret of a SetupIntent. */
  createSetupSecret: () => Promise<string>;
  /** Returns the card of a payment method; rejects an unknown or declined one with a user message [API-110]. */
  readCard: (paymentMethodId: string) => Promise<Card>;
  /** Takes money from a card and returns the provider's id. Throws `PaymentRejected` or `PaymentDelayed`. */
  charge: (charge: Charge) => Promise<string>;
  /** Pays back a part of a charge and returns the provider's id. Throws `PaymentRejected` or `PaymentDelayed`. */
  refund: (refund: RefundOrder) => Promise<string>;
  /** Returns the link at which a practice connects its account; `state` comes back with the code. */
  getOnboardingLink: (state: string) => string;
  /** Returns the provider's id of the account of a code; null for a code that it does not accept. */
  connectAccount: (code: string) => Promise<string | null>;
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

/** What a key has done, so that it does it once. */
const done = new Map<string, string>();
const paidBack = new Map<string, number>();
const charged = new Map<string, number>();

function fakeCharge({ key, paymentMethodId, amountCents }: Charge): string {
  const before = done.get(key);
  if (before) return before;
  if (!fakeId.test(paymentMethodId)) throw new PaymentRejected('The card provider does not know the card.');
  if (declined.includes(fakeId.exec(paymentMethodId)?.[2] ?? '')) throw new PaymentRejected('The card was declined.');
  const id = `pi_double_${randomBytes(8).toString('hex')}`;
  done.set(key, id);
  charged.set(id, amountCents);
  return id;
}

function fakeRefund({ key, chargeId, amountCents }: RefundOrder): string {
  const before = done.get(key);
  if (before) return before;
  const total = (paidBack.get(chargeId) ?? 0) + amountCents;
  if (total > (charged.get(chargeId) ?? 0)) throw new PaymentRejected('The card provider refused the refund.');
  const id = `re_double_${randomBytes(8).toString('hex')}`;
  done.set(key, id);
  paidBack.set(chargeId, total);
  return id;
}

/** The gateway for the fake of Stripe.js: no network, no real cards. */
export const fakeGateway: CardGateway = {
  createSetupSecret: () => {
    const id = randomBytes(12).toString('hex');
    return Promise.resolve(`seti_${id}_secret_${randomBytes(12).toString('hex')}`);
  },
  readCard: (id) => Promise.resolve(id).then(readFakeCard),
  charge: (charge) => Promise.resolve(charge).then(fakeCharge),
  refund: (refund) => Promise.resolve(refund).then(fakeRefund),
  getOnboardingLink: onboardingLink,
  connectAccount: (code) => Promise.resolve(code === rejectedCode ? null : `acct_double_${code}`),
};
