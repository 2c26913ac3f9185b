import { config } from '@scanharbor/shared-contracts';
import { type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts';

/** 'Contact us': calls `onChat` where there is a live chat, and otherwise leads to the help center's page (SH-145, SH-146). */
export function ContactLink({ onChat }: { onChat: (() => void) | undefined }) {
  const openChat = (event: MouseEvent) => {
    if (!onChat) return;
    event.preventDefault();
    onChat();
  };
  return (
    <Link to={config().helpCenterUrl} onClick={openChat}>
      {texts.contactUs}
    </Link>
  );
}
