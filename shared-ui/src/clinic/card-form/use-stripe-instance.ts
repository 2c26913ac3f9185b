import { type Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadStripeFrom, type StripeSource } from './load-stripe';

interface StripeLoad {
  stripe: Stripe | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the Stripe object of a source. `<Elements>` does not handle a rejected promise, so the hook awaits it. */
export function useStripeInstance(source: StripeSource): StripeLoad {
  const [first] = useState(source);
  const [attempt, setAttempt] = useState(0);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    loadStripeFrom(first).then(
      (loaded) => current && setStripe(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [first, attempt]);

  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { stripe, failed, retry };
}
