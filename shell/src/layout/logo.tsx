import { brand } from '@scanharbor/shared-contracts';
import { BrandMark } from '@scanharbor/shared-ui/brand-mark';
import { media, token } from '@scanharbor/shared-ui/theme';
import { visuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { styled } from 'styled-components';
import { linksFrom } from './site-navigation';

const Name = styled.span`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  color: ${token.ink};
  font-size: ${token.text22};
  font-weight: ${token.weightBold};
  letter-spacing: -0.02em;

  /* Reserves space for a button and the menu beside it. */
  ${media.below(360)} {
    gap: ${token.space8};
    font-size: ${token.text16};
  }
`;

/** The name, which a phone has no room for beside other controls. In Spanish, a small desktop has none either. */
const BrandName = styled.span<{ $isShort: boolean }>`
  ${media.below(568)} {
    ${({ $isShort }) => $isShort && visuallyHidden}
  }

  ${media.from(linksFrom)} {
    ${media.below(1200)} {
      &:lang(es) {
        ${({ $isShort }) => $isShort && visuallyHidden}
      }
    }
  }
`;

/** Shows the brand mark and the name. `isShort`: a phone shows the mark only, and so does a small desktop in Spanish. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  return (
    <Name>
      <BrandMark />
      <BrandName $isShort={isShort}>{brand.name}</BrandName>
    </Name>
  );
}
