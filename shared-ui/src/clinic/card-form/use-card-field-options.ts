import { type StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribeAppearance } from '../../appearance/index';
import { type ColorName, variableName } from '../../theme/index';

const names: readonly ColorName[] = ['ink', 'ink3', 'danger'];

/** Returns the values that the colors have in the current scheme. */
const readColors = (): string => {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => style.getPropertyValue(variableName(name)).trim()).join(' ');
};

/**
 * Options of the provider's field. Its iframe cannot read CSS variables, so it gets the colors of the scheme as values, again after each
 * change.
 */
export function useCardFieldOptions(): StripeCardElementOptions {
  const values = useSyncExternalStore(subscribeAppearance, readColors);
  return useMemo(() => {
    const [ink, ink3, danger] = values.split(' ');
    return {
      hidePostalCode: false,
      style: {
        base: { color: ink, fontFamily: 'Inter Variable, Arial, sans-serif', fontSize: '16px', '::placeholder': { color: ink3 } },
        invalid: { color: danger, iconColor: danger },
      },
    };
  }, [values]);
}
