import { type Message, messageDismissed, useAppDispatch, useAppSelector } from '@scanharbor/shared-contracts';
import { desktopFrom, media, token } from '@scanharbor/shared-ui/theme';
import { Suspense } from 'react';
import { css, styled } from 'styled-components';
import { latePart } from '../components/late-part';
import { type MessageBannersProps } from './message-banners';
import { headerHeight } from './site-header';

/** Below the site's header, which stays in sight on a desktop. */
const inFlow = css`
  position: sticky;
  top: 0;
  max-width: ${token.pageWidth};
  margin: 0 auto;
  padding: 0 ${token.space16};

  > :first-child {
    margin-top: ${token.space8};
  }

  ${media.from(desktopFrom)} {
    top: ${headerHeight};
  }
`;

/** Over the work of staff: a row under the pointer must not move because something was said. */
const over = css`
  position: fixed;
  inset: auto ${token.space16} ${token.space16};
  pointer-events: none;

  > * {
    box-shadow: 0 8px 24px rgb(16 36 62 / 16%);
    pointer-events: auto;
  }

  ${media.from(desktopFrom)} {
    inset: 68px 28px auto auto;
    width: 440px;
  }
`;

const Area = styled.div<{ $over: boolean }>`
  z-index: ${token.layerBanner};
  display: grid;
  gap: ${token.space8};
  ${({ $over }) => ($over ? over : inFlow)}
`;

/** Without the banners' code, such as without a connection, the words themselves are left. */
const plainMessages = ({ messages }: MessageBannersProps) =>
  messages.map(({ id, message }) => (
    <p key={id} role="alert">
      {message}
    </p>
  ));

const LateBanners = latePart(async () => (await import('./message-banners')).MessageBanners, plainMessages);

/** The one banner area of the site: messages of all remotes show here (SH-160 to SH-165). `isOver` moves nothing on the page. */
export function Messages({ isOver }: { isOver: boolean }) {
  const messages = useAppSelector((state) => state.messages) as Message[];
  const dispatch = useAppDispatch();
  return (
    <Area $over={isOver}>
      {messages.length > 0 && (
        <Suspense fallback={null}>
          <LateBanners messages={messages} onGone={(id) => dispatch(messageDismissed(id))} />
        </Suspense>
      )}
    </Area>
  );
}
