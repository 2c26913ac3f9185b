import { type Stripe } from '@stripe/stripe-js';

type Listener = (event: unknown) => void;

/** What a test steers and reads. */
export interface FakeStripe {
  stripe: Stripe;
  /** Tells the card form of a change in the card field. */
  change: (event: { complete: boolean; error?: { message: string } }) => void;
  calls: { name: string; args: unknown[] }[];
  /** Answers by method name, in place of success. */
  answers: Record<string, unknown>;
  /** Holds every answer back until it resolves. */
  gate: Promise<void>;
}

/** As much of Stripe.js as the card form uses; `createSource` throws as the real one does. */
export function createFakeStripe(): FakeStripe {
  const listeners = new Map<string, Listener>();
  const element = {
    mount: (node: HTMLElement) => {
      node.textContent = 'card field';
      listeners.get('ready')?.(element);
    },
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    update: () => undefined,
    destroy: () => undefined,
    focus: () => fake.calls.push({ name: 'focus', args: [] }),
  };
  const answer = async (name: string, args: unknown[], success: unknown): Promise<unknown> => {
    fake.calls.push({ name, args });
    await fake.gate;
    return fake.answers[name] ?? success;
  };
  const stripe = {
    elements: () => ({ create: () => element, getElement: () => element, update: () => undefined }),
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    createSource: () => {
      throw new Error('createSource is no longer part of Stripe.js');
    },
    createPaymentMethod: (...args: unknown[]) =>
      answer('createPaymentMethod', args, {
        paymentMethod: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } },
      }),
    confirmCardSetup: (...args: unknown[]) =>
      answer('confirmCardSetup', args, {
        setupIntent: { id: 'seti_1', status: 'succeeded', payment_method: 'pm_1' },
      }),
  } as unknown as Stripe;
  const fake: FakeStripe = {
    stripe,
    change: (event) => listeners.get('change')?.({ elementType: 'card', empty: false, ...event }),
    calls: [],
    answers: {},
    gate: Promise.resolve(),
  };
  return fake;
}
