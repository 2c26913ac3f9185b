import { styled } from 'styled-components';
import { focusRing, token } from '../../theme/index';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.fieldGap};
  max-width: ${token.formWidth};
`;

/** Between the wallet and the card form. */
export const Or = styled.p`
  display: flex;
  gap: ${token.space12};
  align-items: center;
  margin: 0;
  color: ${token.ink2};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token.divider};
  }
`;

/** The border around the provider's field, which renders in an iframe. */
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
