import { type Access, config, type SessionUser, useSession } from '@scanharbor/shared-contracts';
import { Outlet, useLocation } from 'react-router-dom';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { styled } from 'styled-components';
import { lazyDialog, useLazyModule } from '@scanharbor/shared-ui/lazy';
import { token } from '@scanharbor/shared-ui/theme';
import { HelpCenter } from '../chat/help-center';
import { useChat } from '../chat/use-chat';
import { resolveAccess } from '../router/route-guard';
import { texts } from '../texts';
import { signedInModule } from '../session/load-signed-in-module';
import { Messages } from './messages';
import { useDensity, useDocumentMetadata, useScreen, useScrollAndFocusRestoration } from './document-metadata';
import { RouteProgress } from './route-progress';
import { getLayoutClass } from './scan-paths';
import { SiteFooter } from './site-footer';
import { Frame, Main, SiteStyle } from './site-frame';
import { SiteHeader } from './site-header';
import { useDelayedValue } from './use-delayed-value';

const SessionDialogs = lazyDialog(
  async () => (await signedInModule.fetch()).SessionDialogs,
  () => null,
);

const ConsentBar = lazyDialog(
  async () => (await import('./on-demand')).ConsentBar,
  () => null,
);

const Chat = lazyDialog(async () => (await import('./on-demand')).Chat, HelpCenter);

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

/** Shows the screen while the session has access to it, so that no content stays after the session ends. */
function Screen({ access = 'public' }: { access?: Access }) {
  const session = useSession();
  const { pathname } = useLocation();
  const mayShow = session.status === 'starting' || resolveAccess({ access }, session, pathname, '', false).allow;
  return mayShow ? <Outlet /> : null;
}

/** Guests do not load the bar. Its module has loaded the user, so the bar appears with the screen. */
function SwitchNotice({ user }: { user: SessionUser }) {
  const { module } = useLazyModule(signedInModule);
  return module ? <module.SwitchBar user={user} /> : null;
}

/** Shows header, footer, messages and dialogs around all screens, by the layout in the route's handle. */
export function SiteLayout() {
  const { user, endReason } = useSession();
  const { layout = 'site', density, hideFooter, title, description, source, access, languages } = useScreen();
  useDocumentMetadata(title, description);
  useScrollAndFocusRestoration();
  useDensity(density ?? 'patient');
  const { pathname } = useLocation();
  const hasFooter = useDelayedValue(layout !== 'portal' && layout !== 'bare' && !hideFooter);
  const chat = useChat();
  return (
    <>
      <SiteStyle />
      <Frame className={getLayoutClass(pathname)} data-layout={layout} data-from={source}>
        <Skip href="#main">{texts.skip}</Skip>
        <RouteProgress />
        {user?.switched && <SwitchNotice user={user} />}
        {layout !== 'portal' && <SiteHeader logoOnly={layout === 'guest'} hasLanguages={languages !== undefined} />}
        <Messages isOver={layout === 'portal'} />
        {layout === 'portal' ? (
          <Screen access={access} />
        ) : (
          <Main id="main">
            <Screen access={access} />
          </Main>
        )}
        {hasFooter && <SiteFooter onChat={chat.onChat} />}
        {chat.clicks > 0 && <Chat clicks={chat.clicks} onUnavailable={chat.onUnavailable} />}
        {config().analyticsUrl && layout === 'site' && <ConsentBar />}
      </Frame>
      {(endReason !== undefined || !isGuest(user)) && <SessionDialogs />}
    </>
  );
}
