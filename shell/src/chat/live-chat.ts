import { createContext, useContext } from 'react';

/** What the site asks of a live chat, whoever supplies it. */
export interface LiveChat {
  status(): 'available' | 'unavailable';
  /** Opens the conversation. Only called while the chat is available. */
  open(): void;
  /** Tells the chat which page the visitor is on: its path, without query. */
  page(path: string): void;
}

/** No chat: contact goes to the help center (SH-146). */
export const noChat: LiveChat = { status: () => 'unavailable', open: () => undefined, page: () => undefined };

export const LiveChatContext = createContext<LiveChat>(noChat);

export const useLiveChat = (): LiveChat => useContext(LiveChatContext);
