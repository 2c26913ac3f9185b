import { type Message } from '@scanharbor/shared-contracts';
import { Banner } from '@scanharbor/shared-ui/banner';
import { useFreePlace } from '@scanharbor/shared-ui/free-place';
import { type RefObject } from 'react';

const serials = new WeakMap<Message, number>();
let lastSerial = 0;

/** Returns the React key of a message: one that replaces another of the same id restarts the timer in a new element. */
function getSerial(message: Message) {
  const serial = serials.get(message) ?? (lastSerial += 1);
  serials.set(message, serial);
  return serial;
}

export interface MessageBannersProps {
  messages: Message[];
  onDismiss: (id: string) => void;
  /** The element that contains the messages, where they overlay the page. */
  overlay?: RefObject<HTMLElement | null> | undefined;
}

/** Shows one banner per message. Those that overlay the page move to where they cover no button or link. */
export function MessageBanners({ messages, onDismiss, overlay }: MessageBannersProps) {
  useFreePlace(overlay, messages);
  return messages.map((message) => (
    <Banner key={getSerial(message)} status={message.status} delay={message.delay} onDismiss={() => onDismiss(message.id)}>
      {message.message}
    </Banner>
  ));
}
