import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { priceTexts } from '../content/price-texts';
import { type ScanRate } from '../content/rates';
import { TypePrice } from './lazy-prices';

/** Grid of cards: two columns on a phone, four on a desktop. */
export const RateCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space16};

  ${media.from(991)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Box = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space8};
  padding: ${token.cardPad};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  &:hover {
    border-color: ${token.controlBorder};
  }

  a {
    color: ${token.ink2};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radiusCard};
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${token.focus};
    outline-offset: 2px;
  }
`;

const Price = styled.strong`
  font-size: ${token.text28};
  line-height: 1;
  letter-spacing: -0.01em;
  ${tabularFigures}
`;

const Track = styled.span<{ $share: number }>`
  display: block;
  height: 8px;
  margin-block: ${token.space4};
  border-radius: ${token.radiusPill};
  background: linear-gradient(${token.brand} 0 0) 0 / ${({ $share }) => $share}% 100% no-repeat ${token.divider};
`;

const From = styled.span`
  min-height: 2lh;
  font-weight: ${token.weightMedium};
  ${tabularFigures}
`;

const Market = styled.span`
  color: ${token.ink2};
  font-size: ${token.text14};
  ${tabularFigures}
`;

/** Shows a scan type with its usual rate, the market rate (MK-002) and the lowest total at the place of the user. The full card links to the page of the scan. */
export function RateCard(rate: ScanRate) {
  const { slug, name, productRate, marketRate } = rate;
  return (
    <Box>
      <Link to={paths.scanInfo(slug)}>{name}</Link>
      <Price>{formatDollars(productRate)}</Price>
      <Track aria-hidden="true" $share={Math.round((productRate / marketRate) * 100)} />
      <Market>
        {priceTexts.usualRate}, {priceTexts.market(formatDollars(marketRate))}
      </Market>
      <From>
        <TypePrice rate={rate} />
      </From>
    </Box>
  );
}
