type Listener = (event: unknown) => void;

/** Stands in for Stripe.js, which no test may load. `change` tells the card form of an edit of the card field. */
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
  return {
    /** The card holder typed a whole card. */
    complete: () => listeners.get('change')?.({ elementType: 'card', empty: false, complete: true }),
  };
}
