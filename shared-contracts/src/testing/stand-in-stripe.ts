type Listener = (event: unknown) => void;

/** Stands in for Stripe.js, which no test may load. `complete` and `fail` tell the card form of an edit of the card field. */
export function standInStripe({ last4 = '4242' } = {}) {
  const listeners = new Map<string, Listener>();
  const element = {
    mount: () => listeners.get('ready')?.(element),
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    update: () => undefined,
    destroy: () => undefined,
    focus: () => undefined,
  };
  const card = { brand: 'visa', last4 };
  const stripe = {
    elements: () => ({ create: () => element, getElement: () => element, update: () => undefined }),
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    createPaymentMethod: () => Promise.resolve({ paymentMethod: { id: `pm_double_visa_${last4}_1`, card } }),
    confirmCardSetup: () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } }),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  };
  Object.assign(window, { Stripe: () => stripe });
  const change = (event: object) => listeners.get('change')?.({ elementType: 'card', empty: false, ...event });
  return {
    /** The card holder typed a whole card. */
    complete: () => change({ complete: true }),
    /** The card field found an error in what was typed. */
    fail: (message: string) => change({ complete: false, error: { message } }),
  };
}
