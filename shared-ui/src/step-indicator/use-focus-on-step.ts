import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Focuses the heading of a flow when `step` changes, and calls `scroll` with it. With `onFirstRender` also on the first render,
 * for a flow that continues on another screen.
 */
export function useFocusOnStep(
  ref: RefObject<HTMLElement | null>,
  step: string | number,
  scroll: (heading: HTMLElement) => void,
  onFirstRender = false,
): void {
  const shown = useRef(onFirstRender ? undefined : step);
  const handleChange = useEffectEvent(() => {
    const heading = ref.current;
    if (!heading) return;
    heading.focus({ preventScroll: true });
    scroll(heading);
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    handleChange();
  }, [step]);
}
