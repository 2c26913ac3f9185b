import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** The actions of a row: stacked in a grid, side by side on a card. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};

  ${media.from(768)} {
    flex-direction: column;
  }
`;
