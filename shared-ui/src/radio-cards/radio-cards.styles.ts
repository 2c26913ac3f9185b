import { styled } from 'styled-components';
import { focusRing, media, token } from '../theme/index';

export const Cards = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${token.space12};

  ${media.from(568)} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

export const CardBox = styled.div<{ $invalid: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 0 ${token.space12};
  padding: ${token.space16};
  border: 1px solid ${({ $invalid }) => ($invalid ? token.danger : token.controlBorder)};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  &:hover {
    border-color: ${token.ink2};
  }

  &:has(input[type='radio']:checked) {
    border-color: ${token.brand};
    box-shadow: inset 0 0 0 1px ${token.brand};
    background: ${token.brandWash};
  }

  &:has(input[type='radio']:focus-visible) {
    ${focusRing}
  }
`;

export const Dot = styled.input`
  grid-row: 1;
  width: 1.25rem;
  height: 1.25rem;
  margin: 2px 0 0;
  accent-color: ${token.brand};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** The label covers the card, so that a click anywhere selects it. Controls inside the card stay clickable. */
export const CardLabel = styled.label`
  grid-column: 2;
  font-weight: ${token.weightStrong};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radiusCard};
  }
`;

export const CardText = styled.div`
  grid-column: 2;
  text-wrap: pretty;
  font-size: ${token.text14};
  line-height: 1.25rem;
  color: ${token.ink2};
`;

export const CardFigure = styled.div`
  font-size: ${token.text28};
  line-height: 2.125rem;
  font-weight: ${token.weightBold};
  color: ${token.ink};
  font-variant-numeric: tabular-nums;
`;

export const CardExtra = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 2;
  justify-self: start;
  max-width: 100%;
`;
