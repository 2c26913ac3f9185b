import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index';
import { mark } from './mark';

const Ground = styled.rect`
  fill: ${token.brand};
`;

const Ring = styled.path`
  fill: none;
  stroke: ${token.onBrand};
  stroke-width: ${mark.stroke};
  stroke-linecap: round;
`;

/** Shows the mark beside the product's name. Hidden from screen readers, which read the name. */
export function BrandMark(): ReactElement {
  return (
    <svg width={mark.side} height={mark.side} viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
      <Ground width={mark.side} height={mark.side} rx={mark.corner} />
      <Ring d={mark.ring} />
    </svg>
  );
}
