import { type Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { stripeOf, type StripeSource } from './stripe-source';

interface StripeLoad {
  stripe: Stripe | null;
  failed: boolean;
  retry: () => void;
}

/** Stripe of a source. `<Elements>` does not handle a rejected promise, so it is waited for here. */
export function useStripeOf(source: StripeSource): StripeLoad {
  const [first] = useState(source);
  const [attempt, setAttempt] = useState(0);
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    stripeOf(first).then(
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
