import { media, token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';
import { inCompactRows } from './row-density';

/** The actions of a row: side by side on a card and in rows of 44 px, otherwise stacked. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};

  ${media.from(768)} {
    flex-direction: column;
  }

  ${inCompactRows(css`
    flex-flow: row nowrap;

    a,
    button {
      min-height: 32px;
      padding-inline: ${token.space8};
      font-size: ${token.text14};
    }
  `)}
`;
