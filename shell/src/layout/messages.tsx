import { type Message, messageDismissed, useAppDispatch, useAppSelector } from '@scanharbor/shared-contracts';
import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { desktopFrom, media, token } from '@scanharbor/shared-ui/theme';
import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { type MessageBannersProps } from './message-banners';
import { headerHeight } from './site-header';

/** Below the site's header, which is sticky on desktops. */
const inFlow = css`
  position: sticky;
  top: ${token.topInset};
  max-width: ${token.pageWidth};
  margin: 0 auto;
  padding: 0 ${token.space16};

  > :first-child {
    margin-top: ${token.space8};
  }

  ${media.from(desktopFrom)} {
    top: calc(${headerHeight} + ${token.topInset});
  }
`;

/** On top of the staff screens: a message must not move the row under the pointer. */
const overlay = css`
  position: fixed;
  inset: auto ${token.space16} ${token.space16};
  pointer-events: none;

  > * {
    box-shadow: 0 8px 24px ${token.shadow};
    pointer-events: auto;
  }

  ${media.from(desktopFrom)} {
    inset: calc(68px + ${token.topInset}) 28px auto auto;
    width: 440px;
  }
`;

const Area = styled.div<{ $over: boolean }>`
  z-index: ${token.layerBanner};
  display: grid;
  gap: ${token.space8};
  ${({ $over }) => ($over ? overlay : inFlow)}
`;

/** Fallback when the banner code cannot load, for example without a connection. */
const plainMessages = ({ messages }: MessageBannersProps) =>
  messages.map(({ id, message }) => (
    <p key={id} role="alert">
      {message}
    </p>
  ));

const LazyBanners = lazyDialog(async () => (await import('./message-banners')).MessageBanners, plainMessages);

/** Shows the messages of all remotes (SH-160 to SH-165). With `isOver` they overlay the page instead of moving it. */
export function Messages({ isOver }: { isOver: boolean }) {
  const messages: Message[] = useAppSelector((state) => state.messages);
  const dispatch = useAppDispatch();
  const area = useRef<HTMLDivElement>(null);
  return (
    <Area ref={area} $over={isOver}>
      {messages.length > 0 && (
        <LazyBanners messages={messages} overlay={isOver ? area : undefined} onDismiss={(id) => dispatch(messageDismissed(id))} />
      )}
    </Area>
  );
}
