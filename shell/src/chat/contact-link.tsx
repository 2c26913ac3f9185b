import { config } from '@scanharbor/shared-contracts';
import { type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts';
import { useLiveChat } from './live-chat';

/** 'Contact us': the live chat, or the help center's page when there is none (SH-145, SH-146). */
export function ContactLink() {
  const chat = useLiveChat();
  const openChat = (event: MouseEvent) => {
    if (chat.status() === 'unavailable') return;
    event.preventDefault();
    chat.open();
  };
  return (
    <Link to={config().helpCenterUrl} onClick={openChat}>
      {texts.contactUs}
    </Link>
  );
}
