/** Moves focus to the screen's heading, where a screen reader starts reading a new screen. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
