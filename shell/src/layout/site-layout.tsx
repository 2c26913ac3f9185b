import { type Access, useSession } from '@scanharbor/shared-contracts';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { GlobalStyle, media, token } from '@scanharbor/shared-ui/theme';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { latePart } from '../components/late-part';
import { decide } from '../router/decide';
import { SessionNotice } from '../session/session-notice';
import { signedInPart } from '../session/signed-in-part';
import { Messages } from './messages';
import { useDensity, useDocumentFacts, useScreen, useScreenChange } from './page-facts';
import { RouteProgress } from './route-progress';
import { layoutClass } from './scan-paths';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useLate } from './use-late';

const SessionWatch = latePart(
  async () => (await signedInPart()).SessionWatch,
  () => null,
);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${token.canvas};

  /* Paper has pages: a column of flexible items would begin a new one for its second item. */
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1;

  h1:focus {
    outline: none;
  }
`;

const Skip = styled.a`
  position: absolute;
  inset: 8px auto auto -9999px;
  z-index: ${token.layerBanner};
  padding: ${token.space8} ${token.space16};
  background: ${token.surface};

  &:focus {
    left: 8px;
  }
`;

/** The screen, as long as who is there may see it: nothing of it is left on the page once its session is over. */
function Screen({ access = 'public' }: { access?: Access }) {
  const session = useSession();
  const { pathname } = useLocation();
  const mayShow = session.status === 'starting' || decide({ access }, session, pathname, '', false).allow;
  return mayShow ? <Outlet /> : null;
}

/** The parent of all screens: what surrounds them, by the layout that each names. */
export function SiteLayout() {
  const { user } = useSession();
  const { layout = 'site', density, hideFooter, title, description, from, access } = useScreen();
  useDocumentFacts(title, description);
  useScreenChange();
  useDensity(density ?? 'patient');
  const { pathname } = useLocation();
  const hasFooter = useLate(layout !== 'portal' && layout !== 'bare' && !hideFooter);
  return (
    <>
      <GlobalStyle fontUrl={interUrl} />
      <Frame className={layoutClass(pathname)} data-layout={layout} data-from={from}>
        <Skip href="#main">Skip to content</Skip>
        <RouteProgress />
        {layout !== 'portal' && <SiteHeader quiet={layout === 'guest'} />}
        <Messages isOver={layout === 'portal'} />
        {layout === 'portal' ? (
          <Screen access={access} />
        ) : (
          <Main id="main">
            <Screen access={access} />
          </Main>
        )}
        {hasFooter && <SiteFooter />}
      </Frame>
      <SessionNotice />
      {user && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
    </>
  );
}
