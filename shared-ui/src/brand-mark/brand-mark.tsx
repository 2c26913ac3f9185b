import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index';

const Ground = styled.rect`
  fill: ${token.brand};
`;

const Ring = styled.path`
  fill: none;
  stroke: ${token.onBrand};
  stroke-width: 3;
  stroke-linecap: round;
`;

/** The mark beside the product's name; it says nothing that the name does not. */
export function BrandMark(): ReactElement {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <Ground width="28" height="28" rx="7" />
      <Ring d="M14 7.5a6.5 6.5 0 1 0 6.2 4.5" />
    </svg>
  );
}
