import { type Message, messageDismissed, useAppDispatch, useAppSelector } from '@scanharbor/shared-contracts';
import { Banner } from '@scanharbor/shared-ui/banner';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

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

/** The one banner area of the site: messages of all remotes show here (SH-160 to SH-165). */
export function Messages() {
  const messages = useAppSelector((state) => state.messages) as Message[];
  const dispatch = useAppDispatch();
  return (
    <Area>
      {messages.map(({ id, status, delay, message }) => (
        <Banner key={id} status={status} delay={delay} onGone={() => dispatch(messageDismissed(id))}>
          {message}
        </Banner>
      ))}
    </Area>
  );
}
