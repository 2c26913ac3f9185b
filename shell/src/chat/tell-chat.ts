import { type AppRouter } from '../router/router';
import { onScreenChange } from '../router/screen-change';
import { type LiveChat } from './live-chat';

const chatPageDelayMs = 2_000;

/** Tells the chat of each new page, two seconds after the change; a page left before that is not told (SH-147). */
export function tellChat(router: AppRouter, chat: LiveChat) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = onScreenChange(router, (pathname) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => chat.page(pathname), chatPageDelayMs);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
