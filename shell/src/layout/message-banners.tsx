import { type Message } from '@scanharbor/shared-contracts';
import { Banner } from '@scanharbor/shared-ui/banner';

const serials = new WeakMap<Message, number>();
let lastSerial = 0;

/** A message that replaces another begins its own time: each gets an element of its own, though their ids are equal. */
function serialOf(message: Message) {
  const serial = serials.get(message) ?? (lastSerial += 1);
  serials.set(message, serial);
  return serial;
}

export interface MessageBannersProps {
  messages: Message[];
  onGone: (id: string) => void;
}

/** One banner for each message. */
export function MessageBanners({ messages, onGone }: MessageBannersProps) {
  return messages.map((message) => (
    <Banner key={serialOf(message)} status={message.status} delay={message.delay} onGone={() => onGone(message.id)}>
      {message.message}
    </Banner>
  ));
}
