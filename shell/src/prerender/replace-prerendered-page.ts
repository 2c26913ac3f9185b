import { flushSync } from 'react-dom';

/**
 * Replaces the prerendered page by the application in one synchronous step, so that nothing flashes or moves. The page's inline script
 * preserves what the user did before.
 */
export function replacePrerenderedPage(root: HTMLElement, render: () => void) {
  const replace = () => {
    flushSync(render);
    // From now on, the shell handles presses.
    root.dataset.live = '';
  };
  if (window.keepEarlyInput) window.keepEarlyInput(root, flushSync, replace);
  else replace();
  for (const element of document.head.querySelectorAll('[data-prerendered], [data-drawn]')) element.remove();
}
