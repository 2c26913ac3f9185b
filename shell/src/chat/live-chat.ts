import { createContext, useContext } from 'react';

/** Interface of a live chat, independent of its vendor. */
export interface LiveChat {
  status(): 'available' | 'unavailable';
  /** Opens the conversation; requires status `available`. */
  open(): void;
  /** Reports the current page: its path, without query. */
  page(path: string): void;
}

/** Without a chat, the contact link leads to the help center (SH-146). */
export const noChat: LiveChat = { status: () => 'unavailable', open: () => undefined, page: () => undefined };

export const LiveChatContext = createContext<LiveChat>(noChat);

export const useLiveChat = (): LiveChat => useContext(LiveChatContext);
