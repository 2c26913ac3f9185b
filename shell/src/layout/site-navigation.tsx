import { paths, type SessionUser, signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { isGuest, registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { media, token } from '@scanharbor/shared-ui/theme';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { siteLinks } from './site-links';

/** From this width on the links fit beside the logo, in Spanish as well; below, a button opens them. */
export const linksFrom = 991;

const Nav = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  order: 3;
  width: 100%;
  padding-bottom: ${token.space8};

  ${media.from(linksFrom)} {
    display: flex;
    gap: ${token.space16};
    order: 0;
    align-items: center;
    width: auto;
    margin-left: auto;
    padding: 0;
  }

  ${media.from(1200)} {
    gap: ${token.space24};
  }
`;

const SiteLink = styled(Link)`
  padding: 10px 0;
  color: ${token.ink2};
  font-size: ${token.labelSize};
  font-weight: ${token.weightMedium};
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: ${token.brand};
  }
`;

/** Returns `aria-current` of a link: 'page' on its path, 'true' on another path of its section ('/tests/past' for '/tests/requests'). */
function getCurrent(to: string, pathname: string) {
  if (to === pathname) return 'page';
  const section = `/${to.split('/')[1] ?? ''}`;
  return pathname === section || pathname.startsWith(`${section}/`) ? 'true' : undefined;
}

const listLinks = (user?: SessionUser) => (registeredPatient(user) ? siteLinks.patient : siteLinks.guest);

interface SiteNavigationProps {
  id: string;
  /** Whether the menu is open; small screens show it only then. */
  open: boolean;
  user: SessionUser | undefined;
}

/** Shows the links of the header, with Sign in or Sign out. */
export function SiteNavigation({ id, open, user }: SiteNavigationProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return (
    <Nav aria-label={texts.site} $open={open} id={id}>
      {listLinks(user).map(([name, to]) => (
        <SiteLink key={name} to={to} aria-current={getCurrent(to, pathname)}>
          {name}
        </SiteLink>
      ))}
      {isGuest(user) ? (
        <ButtonLink $variant="secondary" to={paths.patientLogin()}>
          {texts.signIn}
        </ButtonLink>
      ) : (
        <Button onClick={() => dispatch(signOut())}>{texts.signOut}</Button>
      )}
    </Nav>
  );
}
