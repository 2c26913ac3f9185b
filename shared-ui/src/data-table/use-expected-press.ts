import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

/** How long the keyboard focus rests on a control before a press is expected. A focus that passes with Tab loads nothing. */
const restMs = 200;

/**
 * Returns the event handlers of a control that report its press a moment before: when a pointer goes down on it, or when the keyboard focus
 * rests on it. A press that keeps the focus and changes `outcome`, what the next press sets, is followed by another report.
 */
export function useExpectedPress(onExpected: () => void, outcome: number | boolean) {
  const [hasKeyFocus, setHasKeyFocus] = useState(false);
  const handleRest = useEffectEvent(onExpected);
  useEffect(() => {
    if (!hasKeyFocus) return undefined;
    const timer = setTimeout(() => handleRest(), restMs);
    return () => clearTimeout(timer);
  }, [hasKeyFocus, outcome]);
  return {
    onPointerDown: onExpected,
    onFocus: ({ currentTarget }: FocusEvent) => setHasKeyFocus(currentTarget.matches(':focus-visible')),
    onBlur: () => setHasKeyFocus(false),
  };
}
