import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { NavLink } from 'react-router-dom';
import { visuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { css, type RuleSet, styled } from 'styled-components';

/** Width in px of the rail, with its labels and with icons only. */
const railWidth = 204;
const iconRailWidth = 64;

/** Styles of a rail with icons only; a narrow screen has a menu with labels instead. */
const inIconRail = (styles: RuleSet) => css`
  ${media.from(768)} {
    [data-rail='icons'] & {
      ${styles}
    }
  }
`;

export const FrameGrid = styled.div<{ $hasIconRail: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;

  ${media.from(768)} {
    grid-template-columns: ${({ $hasIconRail }) => ($hasIconRail ? iconRailWidth : railWidth)}px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }

  /* On paper there is no rail, whose column would else be that of the page, on wide paper too. */
  ${media.print} {
    display: block;
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
  padding: ${token.space12} ${token.space8};

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

  ${media.below(768)} {
    flex-wrap: wrap;
  }

  ${inIconRail(css`
    padding: 0;
    justify-content: center;
  `)}
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

  svg {
    flex-shrink: 0;
  }
`;

/** Text that a rail with icons leaves to screen readers. */
export const RailText = styled.span`
  ${inIconRail(css`
    ${visuallyHidden}
  `)}
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
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 38px;
  padding: 0 10px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.ink2};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  line-height: 1.25rem;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  ${tabularFigures}

  > svg {
    flex: none;
  }

  ${inIconRail(css`
    justify-content: center;
    padding: 0;
  `)}

  &:hover {
    background: ${token.canvas};
  }

  ${media.below(768)} {
    min-height: 44px;
  }
`;

export const NavEntry = styled(NavLink)`
  ${entry}

  &[aria-current] {
    background: ${token.brandTint};
    color: ${token.brandHover};
  }
`;

/** A number at the end of an entry, closer to its edge than the rest: room for '1.8K' beside the longest label. */
export const NavCounter = styled(RailText)`
  margin-inline: auto -4px;
`;

export const NavAction = styled.button`
  ${entry}
`;

/** The button that leaves only icons of the rail. */
export const RailToggle = styled(NavAction)`
  ${media.below(768)} {
    display: none;
  }
`;

export const NavTitle = styled.h2`
  margin: 10px ${token.space12} ${token.space4};
  color: ${token.ink3};
  font-size: ${token.text13};
  line-height: 1.5rem;
  font-weight: ${token.weightMedium};

  ${inIconRail(css`
    margin: ${token.space8};
    border-top: 1px solid ${token.divider};
    color: transparent;
    font-size: 0;
    line-height: 0;
  `)}
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
    padding-inline: 24px;
  }
`;

export const UserName = styled.p`
  color: ${token.ink2};
`;

export const Main = styled.main`
  min-width: 0;
  width: 100%;
  max-width: 1720px;
  padding: ${token.space16} ${token.space16} ${token.space48};

  h1:focus {
    outline: none;
  }

  ${media.from(768)} {
    padding: 22px 24px ${token.space64};
  }
`;
