import { getDefaultPath, paths, useSession } from '@scanharbor/shared-contracts';
import { languageQuery } from '@scanharbor/shared-contracts/browser/site-language';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { ButtonLink, IconButton } from '@scanharbor/shared-ui/button';
import { StickyBar } from '@scanharbor/shared-ui/sticky-bar';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { Logo } from './logo';
import { isScanLanding } from './scan-paths';
import { linksFrom, SiteNavigation } from './site-navigation';
import { useDelayedValue } from './use-delayed-value';

export const headerHeight = '64px';

const Header = styled(StickyBar)<{ $transparent: boolean }>`
  border-bottom: 1px solid ${({ $transparent }) => ($transparent ? 'transparent' : token.divider)};
  background: ${({ $transparent }) => ($transparent ? 'transparent' : token.surface)};

  /* The open menu covers most of a small screen. */
  ${media.below(linksFrom)} {
    position: static;
  }

  /* A printed page shows the logo only. */
  ${media.print} {
    position: static;
    border: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
  align-items: center;
  max-width: calc(${token.pageWidth} + 2 * ${token.space32});
  min-height: ${headerHeight};
  margin: 0 auto;
  padding: 8px 16px;

  ${media.from(linksFrom)} {
    gap: ${token.space8} ${token.space16};
    padding-inline: ${token.space32};
  }

  ${media.print} {
    min-height: 0;
    padding: 0;

    > :not(a) {
      display: none;
    }
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  margin-right: auto;
  text-decoration: none;
`;

const Book = styled.div`
  order: 1;
`;

const MenuButton = styled.div`
  order: 2;

  ${media.from(linksFrom)} {
    display: none;
  }
`;

const bars = (
  <svg width="22" height="22" viewBox="0 0 22 22" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="M3 6h16M3 11h16M3 16h16" />
  </svg>
);

const navigationId = 'site-navigation';

/**
 * Shows the site's header (SH-140 to SH-143). It is transparent and offers to book on the landing pages of scans.
 * `logoOnly` hides all else, for sign-in and password screens, except the link to the other language of a screen that has one.
 */
export function SiteHeader({ logoOnly, hasLanguages }: { logoOnly: boolean; hasLanguages?: boolean | undefined }) {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const { code, name } = texts.otherLanguage;
  const [open, setOpen] = useState(false);
  const onScanPage = useDelayedValue(isScanLanding(pathname));
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Header as="header" $sticky={!onScanPage} $transparent={onScanPage} className={onScanPage ? 'transparent' : undefined}>
      <Bar>
        <HomeLink to={user && !isGuest(user) ? getDefaultPath(user) : paths.landing()}>
          <Logo isShort={onScanPage} />
        </HomeLink>
        {!logoOnly && (
          <>
            <MenuButton>
              <IconButton label={texts.menu} aria-expanded={open} aria-controls={navigationId} onClick={() => setOpen(!open)}>
                {bars}
              </IconButton>
            </MenuButton>
            <SiteNavigation id={navigationId} open={open} user={user} />
            {onScanPage && (
              <Book>
                <ButtonLink $variant="primary" to={paths.requestScan()}>
                  {texts.book}
                </ButtonLink>
              </Book>
            )}
          </>
        )}
        {hasLanguages && (
          <a lang={code} href={languageQuery(code, search) + hash}>
            {name}
          </a>
        )}
      </Bar>
    </Header>
  );
}
