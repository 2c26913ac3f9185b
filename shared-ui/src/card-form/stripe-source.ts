import { type Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Where Stripe.js comes from: Stripe itself by a publishable key, or the address of a script that stands in for it. */
export type StripeSource = { publishableKey: string } | { doubleUrl: string };

/** The key that the stand-in is started with; it never reaches Stripe. */
const doubleKey = 'pk_local_double';

const loads = new Map<string, Promise<Stripe>>();

/** Runs a script of our own origin that defines `window.Stripe`; loadStripe then uses it and asks Stripe for nothing. */
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
  if ('doubleUrl' in source && window.Stripe === undefined) await runScript(source.doubleUrl);
  if ('doubleUrl' in source && window.Stripe === undefined) throw new Error('The script did not define Stripe');
  const stripe = await loadStripe('doubleUrl' in source ? doubleKey : source.publishableKey);
  if (!stripe) throw new Error('Stripe.js is not available');
  return stripe;
}

/** The Stripe object of a source, loaded once; a failure is forgotten, so that a later call tries again. */
export function stripeOf(source: StripeSource): Promise<Stripe> {
  const key = JSON.stringify(source);
  const known = loads.get(key);
  if (known) return known;
  const loading = load(source);
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
}
