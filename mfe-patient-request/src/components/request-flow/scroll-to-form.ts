/** The scroll after a completed step (PR-016). @internal */
export const stepScroll = { durationMs: 2000, offsetPx: 80 } as const;

const easeInOut = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * Scrolls to 80 px above an element, over 2000 ms; immediately for users who prefer reduced motion.
 * Wheel, touch or key input of the user ends it.
 */
export function scrollToForm(element: Element) {
  const start = window.scrollY;
  const goal = Math.max(0, start + element.getBoundingClientRect().top - stepScroll.offsetPx);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || goal === start) {
    window.scrollTo(0, goal);
    return;
  }
  const startedAt = performance.now();
  let going = true;
  const stop = () => {
    going = false;
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) window.addEventListener(type, stop, { passive: true });
  const move = (now: number) => {
    if (!going) return;
    const part = Math.min(1, (now - startedAt) / stepScroll.durationMs);
    window.scrollTo(0, start + (goal - start) * easeInOut(part));
    if (part < 1) requestAnimationFrame(move);
    else stop();
  };
  requestAnimationFrame(move);
}
