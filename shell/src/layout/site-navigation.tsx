import { paths, type SessionUser, signOut, useAppDispatch } from '@scanharbor/shared-contracts';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { desktopFrom, media, token } from '@scanharbor/shared-ui/theme';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Nav = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  order: 3;
  width: 100%;
  padding-bottom: ${token.space8};

  ${media.from(desktopFrom)} {
    display: flex;
    gap: ${token.space24};
    order: 0;
    align-items: center;
    width: auto;
    margin-left: auto;
    padding: 0;
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

/** Where a link leads is where the person is, or a screen beside it: '/tests/past' belongs to '/tests/requests'. */
function currentBy(to: string, pathname: string) {
  if (to === pathname) return 'page';
  const section = `/${to.split('/')[1] ?? ''}`;
  return pathname === section || pathname.startsWith(`${section}/`) ? 'true' : undefined;
}

const linksFor = (user?: SessionUser) => (user?.userType === 'patient' ? patientLinks : guestLinks);

interface Props {
  id: string;
  /** On small screens it is shown only when its button opened it. */
  open: boolean;
  user: SessionUser | undefined;
}

/** The links of the header, and the way in or out. */
export function SiteNavigation({ id, open, user }: Props) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return (
    <Nav aria-label="Site" $open={open} id={id}>
      {linksFor(user).map(([name, to]) => (
        <SiteLink key={name} to={to} aria-current={currentBy(to, pathname)}>
          {name}
        </SiteLink>
      ))}
      {user ? (
        <Button onClick={() => dispatch(signOut())}>Sign out</Button>
      ) : (
        <ButtonLink $variant="secondary" to={paths.patientLogin()}>
          Sign in
        </ButtonLink>
      )}
    </Nav>
  );
}
