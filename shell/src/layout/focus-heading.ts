/** Puts the focus on the screen's heading, which is where a new screen begins for who does not see it. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
