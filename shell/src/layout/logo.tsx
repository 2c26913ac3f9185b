import { brand } from '@scanharbor/shared-contracts';
import { BrandMark } from '@scanharbor/shared-ui/brand-mark';
import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

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

/** Shows the brand mark and the name. */
export function Logo() {
  return (
    <Name>
      <BrandMark />
      {brand.name}
    </Name>
  );
}
