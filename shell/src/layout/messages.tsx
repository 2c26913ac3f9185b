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

const serials = new WeakMap<Message, number>();
let lastSerial = 0;

/** A message that replaces another begins its own time: each gets an element of its own, though their ids are equal. */
function serialOf(message: Message) {
  const serial = serials.get(message) ?? (lastSerial += 1);
  serials.set(message, serial);
  return serial;
}

/** The one banner area of the site: messages of all remotes show here (SH-160 to SH-165). */
export function Messages() {
  const messages = useAppSelector((state) => state.messages) as Message[];
  const dispatch = useAppDispatch();
  return (
    <Area>
      {messages.map((message) => (
        <Banner key={serialOf(message)} status={message.status} delay={message.delay} onGone={() => dispatch(messageDismissed(message.id))}>
          {message.message}
        </Banner>
      ))}
    </Area>
  );
}
