import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { NavLink } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** Width in px of the rail. */
const railWidth = 232;

export const FrameGrid = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;

  ${media.from(768)} {
    grid-template-columns: ${railWidth}px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const Rail = styled.div`
  border-bottom: 1px solid ${token.divider};
  background: ${token.surface};

  ${media.from(768)} {
    grid-row: 1 / -1;
    border-right: 1px solid ${token.divider};
    border-bottom: 0;
  }
`;

export const RailInner = styled.nav`
  padding: ${token.space12};

  ${media.from(768)} {
    position: sticky;
    top: ${token.topInset};
    max-height: calc(100vh - ${token.topInset});
    overflow-y: auto;
  }
`;

export const RailTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space12};
  min-height: 42px;
  padding-inline: ${token.space8};
`;

export const BrandLink = styled.a`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  border-radius: ${token.radiusControl};
  color: ${token.ink};
  font-size: 1.25rem;
  font-weight: ${token.weightBold};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

export const MenuButton = styled.button`
  display: inline-flex;
  gap: ${token.space8};
  align-items: center;
  min-height: 44px;
  padding: 0 ${token.space12};
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  font-weight: ${token.weightMedium};
  cursor: pointer;

  ${media.from(768)} {
    display: none;
  }
`;

export const NavList = styled.div<{ $open: boolean }>`
  padding-top: ${token.space12};

  ${media.below(768)} {
    ${({ $open }) => !$open && 'display: none;'}
  }
`;

const entry = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${token.space8};
  width: 100%;
  min-height: 38px;
  padding: 0 ${token.space12};
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.ink2};
  font-size: ${token.bodySize};
  font-weight: ${token.weightMedium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  ${tabularFigures}

  &:hover {
    background: ${token.canvas};
  }

  ${media.below(768)} {
    min-height: 44px;
  }
`;

export const NavEntry = styled(NavLink)`
  ${entry}

  &[aria-current='page'] {
    background: ${token.brandTint};
    color: ${token.brandHover};
  }
`;

export const NavAction = styled.button`
  ${entry}
`;

export const NavTitle = styled.h2`
  margin: 10px ${token.space12} ${token.space4};
  color: ${token.ink3};
  font-size: ${token.text13};
  line-height: 1.5rem;
  font-weight: ${token.weightMedium};
`;

export const TopBar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space24};
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: ${token.space8} ${token.space16};
  border-bottom: 1px solid ${token.divider};
  background: ${token.surface};

  ${media.from(768)} {
    padding-inline: 28px;
  }
`;

export const UserName = styled.p`
  color: ${token.ink2};
`;

export const Main = styled.main`
  min-width: 0;
  width: 100%;
  max-width: 1360px;
  padding: ${token.space16} ${token.space16} ${token.space48};

  h1:focus {
    outline: none;
  }

  ${media.from(768)} {
    padding: 22px 28px ${token.space64};
  }
`;
