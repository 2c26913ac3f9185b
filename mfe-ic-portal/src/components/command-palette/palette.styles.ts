import { controlStyles } from '@scanharbor/shared-ui/field';
import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

export const SearchInput = styled.input`
  ${controlStyles}
`;

/** As high as its longest content, so that the dialog does not move while results change. */
export const Results = styled.div`
  height: min(26rem, 50vh);
  overflow-y: auto;
`;

export const GroupTitle = styled.p`
  padding: ${token.space8} ${token.space8} ${token.space4};
  color: ${token.ink2};
  font-size: ${token.text13};
  font-weight: ${token.weightMedium};
`;

export const OptionRow = styled.div`
  display: grid;
  /* Rows are grids of their own, so only fixed widths align their columns. */
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) 13rem;
  justify-items: start;
  gap: 0 ${token.space12};
  align-items: center;
  min-height: 44px;
  padding: ${token.space4} ${token.space8};
  border-radius: ${token.radiusControl};
  font-size: ${token.text14};
  line-height: 1.25rem;
  cursor: pointer;
  scroll-margin-block: ${token.space8};

  &[aria-selected='true'] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 0 ${token.brand};
  }

  mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px ${token.brand};
    text-underline-offset: 3px;
  }

  ${media.below(568)} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const CommandRow = styled(OptionRow)`
  grid-template-columns: minmax(0, 1fr);
  min-height: 36px;
`;

export const Name = styled.span`
  font-weight: ${token.weightStrong};
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  color: ${token.ink2};
  font-size: ${token.text13};
  line-height: 1.125rem;
  font-weight: ${token.weightRegular};
  ${tabularFigures}
`;

export const Scan = styled.span`
  ${media.below(568)} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;
