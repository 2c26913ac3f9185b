import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { priceTexts } from '../content/price-texts';
import { type ScanRate } from '../content/rates';
import { TypePrice } from './lazy-prices';
import { Picture } from './picture';

/** One card with a row per scan type on a phone, and a cell per type on a desktop. */
export const RateCards = styled.ul`
  display: grid;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  ${media.from(991)} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Cell = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space4} ${token.space16};
  padding: ${token.space16};
  ${tabularFigures}

  & + & {
    border-top: 1px solid ${token.divider};
  }

  &:hover a {
    color: ${token.brand};
  }

  a {
    display: flex;
    gap: ${token.space8};
    align-items: center;
    color: ${token.ink};
    font-weight: ${token.weightMedium};
    text-decoration: none;
  }

  /* The full cell is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${token.focus};
    outline-offset: 2px;
  }

  ${media.from(991)} {
    display: grid;
    grid-template-columns: 1fr;
    padding: ${token.space16} ${token.space24};

    & + & {
      border-top: 0;
      border-left: 1px solid ${token.divider};
    }
  }
`;

const Price = styled.strong`
  font-size: ${token.text28};
  line-height: 2rem;
  letter-spacing: -0.01em;
`;

const Track = styled.span<{ $share: number }>`
  flex-basis: 100%;
  height: 6px;
  margin-block: ${token.space4};
  border-radius: ${token.radiusPill};
  background: linear-gradient(${token.brand} 0 0) 0 / ${({ $share }) => $share}% 100% no-repeat ${token.divider};
`;

const Note = styled.span`
  flex-basis: 100%;
  color: ${token.ink2};
  font-size: ${token.text14};
`;

const From = styled.span`
  flex-basis: 100%;
  min-height: 1lh;
  font-weight: ${token.weightMedium};

  ${media.from(991)} {
    min-height: 2lh;
  }
`;

/**
 * Shows a scan type with its usual rate, the market rate (MK-002) and the lowest total at the place of the user. The full card links to the
 * page of the scan.
 */
export function RateCard(rate: ScanRate) {
  const { slug, name, productRate, marketRate } = rate;
  return (
    <Cell>
      <Link to={paths.scanInfo(slug)}>
        <Picture name={`${slug}-icon`} width={24} height={24} />
        {name}
      </Link>
      <Price>{formatDollars(productRate)}</Price>
      <Track aria-hidden="true" $share={Math.round((productRate / marketRate) * 100)} />
      <Note>
        {priceTexts.usualRate}, {priceTexts.market(formatDollars(marketRate))}
      </Note>
      <From>
        <TypePrice rate={rate} />
      </From>
    </Cell>
  );
}
