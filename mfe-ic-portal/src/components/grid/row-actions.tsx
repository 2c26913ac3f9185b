import { media, token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';
import { inCompactRows } from './row-density';

/** The actions of a row: side by side on a card, in rows of 44 px and with `$inline`, otherwise stacked. */
export const RowActions = styled.div<{ $inline?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};

  ${media.from(768)} {
    flex-flow: ${({ $inline = false }) => ($inline ? 'row nowrap' : 'column')};
  }

  ${inCompactRows(css`
    flex-flow: row nowrap;
    gap: ${token.space4};

    a,
    button {
      min-height: 32px;
      padding-inline: 6px;
      font-size: ${token.text13};
    }
  `)}
`;
