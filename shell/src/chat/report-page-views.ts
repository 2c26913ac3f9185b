import { type AppRouter } from '../router/router';
import { onPathChange } from '../router/on-path-change';
import { type LiveChat } from './live-chat';

const chatPageDelayMs = 2_000;

/** Reports each page to the chat after two seconds on it (SH-147). Returns an unsubscribe function. */
export function reportPageViews(router: AppRouter, chat: LiveChat) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onPathChange(router, (pathname) => {
    clearTimeout(timer);
    timer = setTimeout(() => chat.page(pathname), chatPageDelayMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
