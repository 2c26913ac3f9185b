import { type StripeCardElementOptions } from '@stripe/stripe-js';
import { styled } from 'styled-components';
import { colours, focusRing, token } from '../theme/index';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.fieldGap};
  max-width: ${token.formWidth};
`;

/** The box around the provider's own field, which draws its content in a frame. */
export const CardBox = styled.div<{ $invalid: boolean }>`
  min-height: ${token.controlHeight};
  padding: 11px ${token.controlPad};
  border: ${({ $invalid }) => ($invalid ? `2px solid ${token.danger}` : `1px solid ${token.controlBorder}`)};
  border-radius: ${token.radiusControl};
  background: ${token.surface};

  &:has(.StripeElement--focus) {
    ${focusRing}
  }
`;

/** The provider's frame cannot read our variables, so the colours go in by value. */
export const cardFieldOptions: StripeCardElementOptions = {
  hidePostalCode: false,
  style: {
    base: {
      color: colours.ink,
      fontFamily: 'Inter Variable, Arial, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: colours.ink3 },
    },
    invalid: { color: colours.danger, iconColor: colours.danger },
  },
};
