import { type RefObject, useLayoutEffect } from 'react';

/** An area of the viewport, in px. @internal */
export type Area = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const controlSelector = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** Distance in px that a message keeps from a control, for its focus ring. */
const margin = 4;
/** Distance in px between two places that are tried. */
const step = 8;

const overlap = (one: Area, other: Area) =>
  one.left < other.right + margin && one.right > other.left - margin && one.top < other.bottom + margin && one.bottom > other.top - margin;

/**
 * Returns the `top` nearest to that of `message`, within `limits`, at which it covers none of the controls. Where each place covers one,
 * the message stays where it is. @internal
 */
export function findFreeTop(message: Area, controls: readonly Area[], limits: Pick<Area, 'top' | 'bottom'>): number {
  const { left, right } = message;
  const height = message.bottom - message.top;
  const isFree = (top: number) => !controls.some((control) => overlap({ left, right, top, bottom: top + height }, control));
  const isInside = (top: number) => top >= limits.top && top + height <= limits.bottom;
  const reach = limits.bottom - limits.top;
  for (let distance = 0; distance <= reach; distance += step) {
    const top = [message.top + distance, message.top - distance].find((each) => isInside(each) && isFree(each));
    if (top !== undefined) return top;
  }
  return message.top;
}

/** Returns the areas of the controls in view, outside an element. */
function findControls(outside: Element): DOMRect[] {
  return [...document.querySelectorAll(controlSelector)]
    .filter((control) => !outside.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight);
}

/** Moves a fixed element up or down, as little as possible, so that it covers no control. Returns a function that moves it back. */
function moveToFreePlace(element: HTMLElement) {
  const own = element.getBoundingClientRect();
  const top = findFreeTop(own, findControls(element), { top: step, bottom: innerHeight - step });
  if (top !== own.top) element.style.translate = `0 ${top - own.top}px`;
  return () => {
    element.style.translate = '';
  };
}

/**
 * Keeps a fixed element where it covers no button, link or field. It is placed anew when `content` changes, and not when it is undefined.
 */
export function useFreePlace(element: RefObject<HTMLElement | null> | undefined, content: unknown): void {
  useLayoutEffect(() => {
    if (content === undefined || !element?.current) return undefined;
    return moveToFreePlace(element.current);
  }, [element, content]);
}
