import { CountBadge } from '@scanharbor/shared-ui/count-badge';
import { media, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4};
  justify-content: space-between;
  border-bottom: 1px solid ${token.divider};

  nav {
    min-width: 0;
  }
`;

/** Many views take several lines on a wide screen; on a phone they scroll, so that the list stays near the top. */
export const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space8};

  ${media.below(768)} {
    position: relative;
    flex-wrap: nowrap;
    overflow-x: auto;
  }
`;

export const Tab = styled(Link)`
  display: flex;
  gap: ${token.space8};
  align-items: center;
  min-height: 44px;
  padding-inline: ${token.space12};
  color: ${token.ink2};
  font-weight: ${token.weightStrong};
  white-space: nowrap;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover {
    color: ${token.ink};
  }

  &[aria-current] {
    box-shadow: inset 0 -2px ${token.brand};
    color: ${token.ink};
  }

  ${media.below(568)} {
    padding-inline: ${token.space4};
  }
`;

export const Count = styled(CountBadge)<{ $alarm: boolean }>`
  ${({ $alarm }) =>
    $alarm &&
    css`
      background: ${token.dangerTint};
      color: ${token.danger};
    `}
`;
