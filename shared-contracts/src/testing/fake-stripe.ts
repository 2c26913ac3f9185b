import { type Stripe } from '@stripe/stripe-js';
import { type CardElement, type CardEntries, createStripe, type StripeScript } from './stripe-script';

const validCard: CardEntries = { number: '4242424242424242', expiry: '1240', code: '123', zip: '10018' };

/** The fake of Stripe.js with controls for tests and the gallery. */
export interface FakeStripe {
  stripe: Stripe;
  /** Enters a card into the card field: a valid Visa card, except for the given entries. */
  enter: (entries?: Partial<CardEntries>) => void;
  calls: { name: string; args: unknown[] }[];
  /** Results by method name, which replace those of the fake. */
  results: Record<string, unknown>;
  /** The number of the card in the wallet; null where no wallet is offered. */
  wallet: string | null;
  /** Delays every result until it resolves. */
  gate: Promise<void>;
}

/** Creates the fake of Stripe.js without latency. */
export function createFakeStripe(): FakeStripe {
  const script = createStripe({ latencyMs: 0, readWallet: () => fake.wallet });
  let card: CardElement | undefined;
  const intercept =
    <Name extends 'createPaymentMethod' | 'confirmCardSetup'>(name: Name, method: StripeScript[Name]) =>
    async (...args: never[]): Promise<unknown> => {
      fake.calls.push({ name, args });
      await fake.gate;
      return fake.results[name] ?? (method as (...args: never[]) => Promise<unknown>)(...args);
    };
  const stripe = {
    ...script,
    elements: () => {
      const group = script.elements();
      return { ...group, create: (type: 'card', options?: object) => (card = group.create(type, options)) };
    },
    createPaymentMethod: intercept('createPaymentMethod', script.createPaymentMethod),
    confirmCardSetup: intercept('confirmCardSetup', script.confirmCardSetup),
  } as unknown as Stripe;
  const fake: FakeStripe = {
    stripe,
    enter: (entries) => {
      if (!card) throw new Error('The card field is not mounted');
      card.enter({ ...validCard, ...entries });
    },
    calls: [],
    results: {},
    wallet: null,
    gate: Promise.resolve(),
  };
  return fake;
}

/** Installs the fake in place of Stripe.js, which no test may load, and returns it. */
export function fakeStripe(): FakeStripe {
  const fake = createFakeStripe();
  Object.assign(window, { Stripe: () => fake.stripe });
  return fake;
}
