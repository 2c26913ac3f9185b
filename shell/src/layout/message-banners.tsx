import { type Message } from '@scanharbor/shared-contracts';
import { Banner } from '@scanharbor/shared-ui/banner';

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
}

/** Shows one banner per message. */
export function MessageBanners({ messages, onDismiss }: MessageBannersProps) {
  return messages.map((message) => (
    <Banner key={getSerial(message)} status={message.status} delay={message.delay} onDismiss={() => onDismiss(message.id)}>
      {message.message}
    </Banner>
  ));
}
