import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

function Live({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  // Once: the page is replaced by the first commit.
  useLayoutEffect(onRendered, [onRendered]);
  return children;
}

/**
 * Replaces the prerendered page by the application. The browser renders it in short tasks and shows it in one step, so that nothing flashes or
 * moves, and the page responds meanwhile. The page's inline script preserves what the user did before. Calls `onReplaced` once it is shown.
 */
export function replacePrerenderedPage(root: HTMLElement, application: ReactNode, onReplaced: () => void = () => undefined) {
  const restoreInput = window.keepEarlyInput?.(root);
  const handleRendered = () => {
    // From now on, the shell handles presses.
    root.dataset.live = '';
    for (const element of document.head.querySelectorAll('[data-prerendered], [data-drawn]')) element.remove();
    restoreInput?.();
    onReplaced();
  };
  const reactRoot = createRoot(root);
  startTransition(() => reactRoot.render(<Live onRendered={handleRendered}>{application}</Live>));
  return reactRoot;
}
