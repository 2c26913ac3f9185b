import { type Message, messageDismissed, useAppDispatch, useAppSelector } from '@scanharbor/shared-contracts';
import { token } from '@scanharbor/shared-ui/theme';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { latePart } from '../components/late-part';
import { type MessageBannersProps } from './message-banners';

const Area = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token.layerBanner};
  display: grid;
  gap: ${token.space8};
  width: 100%;
  max-width: ${token.pageWidth};
  margin: 0 auto;
  padding: 0 16px;

  > :first-child {
    margin-top: ${token.space8};
  }
`;

/** Without the banners' code, such as without a connection, the words themselves are left. */
const plainMessages = ({ messages }: MessageBannersProps) => messages.map(({ id, message }) => <p key={id} role="alert">{message}</p>);

const LateBanners = latePart(async () => (await import('./message-banners')).MessageBanners, plainMessages);

/** The one banner area of the site: messages of all remotes show here (SH-160 to SH-165). */
export function Messages() {
  const messages = useAppSelector((state) => state.messages) as Message[];
  const dispatch = useAppDispatch();
  return (
    <Area>
      {messages.length > 0 && (
        <Suspense fallback={null}>
          <LateBanners messages={messages} onGone={(id) => dispatch(messageDismissed(id))} />
        </Suspense>
      )}
    </Area>
  );
}
