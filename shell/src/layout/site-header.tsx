import { defaultScreen, paths, type SessionUser, signOut, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { desktopFrom, media, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { Logo } from './logo';
import { isScanLanding } from './scan-paths';
import { useLate } from './use-late';

const Header = styled.header<{ $transparent: boolean }>`
  border-bottom: 1px solid ${({ $transparent }) => ($transparent ? 'transparent' : token.divider)};
  background: ${({ $transparent }) => ($transparent ? 'transparent' : token.surface)};

  ${media.print} {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space16};
  align-items: center;
  justify-content: space-between;
  max-width: 1280px;
  min-height: 64px;
  margin: 0 auto;
  padding: 8px 16px;

  ${media.from(desktopFrom)} {
    padding-inline: ${token.space32};
  }

  > a {
    display: inline-flex;
    text-decoration: none;
  }
`;

const Nav = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  order: 3;
  width: 100%;

  ${media.from(desktopFrom)} {
    display: flex;
    gap: ${token.space24};
    order: 0;
    width: auto;
    margin-left: auto;
  }

  a {
    padding: 10px 0;
    color: ${token.ink2};
    font-size: ${token.labelSize};
    font-weight: ${token.weightMedium};
    text-decoration: none;

    &:hover,
    &.active {
      color: ${token.brand};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${token.space8};
  align-items: center;
`;

const OnlySmall = styled.div`
  ${media.from(desktopFrom)} {
    display: none;
  }
`;

const guestLinks = [
  ['How it works', paths.howItWorks()],
  ['Scans & prices', paths.scans()],
  ['For imaging centers', paths.partner()],
] as const;

const patientLinks = [
  ['How it works', paths.howItWorks()],
  ['Request a scan', paths.home()],
  ['My tests', paths.tests()],
  ['Settings', paths.settings()],
] as const;

const linksFor = (user?: SessionUser) => (user?.userType === 'patient' ? patientLinks : guestLinks);

/**
 * The site's header (SH-140 to SH-143). On the landing pages of scans it lies bare on the page and offers to book. `quiet` leaves the name only, for sign-in and password screens.
 */
export function SiteHeader({ quiet }: { quiet: boolean }) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const onScanPage = useLate(isScanLanding(pathname));
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Header $transparent={onScanPage} className={onScanPage ? 'transparent' : undefined}>
      <Bar>
        <Link to={user ? defaultScreen(user) : paths.landing()}>
          <Logo />
        </Link>
        {!quiet && (
          <>
            <Nav aria-label="Site" $open={open} id="site-navigation">
              {linksFor(user).map(([name, to]) => (
                <NavLink key={name} to={to}>
                  {name}
                </NavLink>
              ))}
            </Nav>
            <Actions>
              {user ? <Button onClick={() => dispatch(signOut())}>Sign out</Button> : <ButtonLink $variant="secondary" to={paths.patientLogin()}>Sign in</ButtonLink>}
              {onScanPage && (
                <ButtonLink $variant="primary" to={paths.requestScan()}>
                  {texts.book}
                </ButtonLink>
              )}
              <OnlySmall>
                <Button aria-expanded={open} aria-controls="site-navigation" onClick={() => setOpen(!open)}>
                  Menu
                </Button>
              </OnlySmall>
            </Actions>
          </>
        )}
      </Bar>
    </Header>
  );
}
