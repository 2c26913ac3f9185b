/** What a visitor does who is about to press something. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input', 'scroll', 'wheel'] as const;

/** The browser reports a pointer that rests, too, when a page appears below it. */
function isResting(event: Event) {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Resolves when the visitor uses the page for the first time. */
export function waitForUse() {
  return new Promise<void>((resolve) => {
    const handleSign = (event: Event) => {
      if (isResting(event)) return;
      for (const sign of signsOfUse) removeEventListener(sign, handleSign, true);
      resolve();
    };
    for (const sign of signsOfUse) addEventListener(sign, handleSign, { passive: true, capture: true });
  });
}
