import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

interface LiveProps {
  /** Called before the browser paints the application. */
  onRendered: () => void;
  /** Called after the effects of all parts. */
  onReady: () => void;
  children: ReactNode;
}

function Live({ onRendered, onReady, children }: LiveProps) {
  // Once: the page is replaced by the first commit.
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Replaces the prerendered page by the application. The browser renders it in short tasks and shows it in one step, so that nothing flashes
 * or moves, and the page responds meanwhile. The page's inline script preserves what the user did before. Calls `onReplaced` once it is
 * shown.
 */
export function replacePrerenderedPage(root: HTMLElement, application: ReactNode, onReplaced: () => void = () => undefined) {
  const restoreInput = window.keepEarlyInput?.(root);
  // An effect of the first render, such as that of a menu that closes on a new page, must not undo what a repeated press does.
  let handleReady: () => void = () => undefined;
  const whenReady = new Promise<void>((resolve) => (handleReady = resolve));
  const handleRendered = () => {
    // From now on, the shell handles presses.
    root.dataset.live = '';
    for (const element of document.querySelectorAll('[data-prerendered], [data-drawn]')) element.remove();
    restoreInput?.(whenReady);
    onReplaced();
  };
  const reactRoot = createRoot(root);
  startTransition(() =>
    reactRoot.render(
      <Live onRendered={handleRendered} onReady={handleReady}>
        {application}
      </Live>,
    ),
  );
  return reactRoot;
}
