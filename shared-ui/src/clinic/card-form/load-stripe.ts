import { type Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Source of Stripe.js: Stripe by a publishable key, or the URL of a fake. */
export type StripeSource = { publishableKey: string } | { fakeStripeUrl: string };

/** Initializes the fake. Never sent to Stripe. */
const fakeKey = 'pk_local_double';

const loads = new Map<string, Promise<Stripe>>();

/** Runs a script of our origin that defines `window.Stripe`. Then loadStripe uses it and requests nothing from Stripe. */
function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded`));
    });
    document.head.append(script);
  });
}

async function load(source: StripeSource): Promise<Stripe> {
  if ('fakeStripeUrl' in source && window.Stripe === undefined) await runScript(source.fakeStripeUrl);
  if ('fakeStripeUrl' in source && window.Stripe === undefined) throw new Error('The script did not define Stripe');
  const stripe = await loadStripe('fakeStripeUrl' in source ? fakeKey : source.publishableKey);
  if (!stripe) throw new Error('Stripe.js is not available');
  return stripe;
}

/** Returns the Stripe object of a source, loaded once. A failed load is not cached, so that a later call retries. */
export function loadStripeFrom(source: StripeSource): Promise<Stripe> {
  const key = JSON.stringify(source);
  const current = loads.get(key);
  if (current) return current;
  const loading = load(source);
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
}
