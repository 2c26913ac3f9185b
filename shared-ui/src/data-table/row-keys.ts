import { type KeyboardEvent } from 'react';

const controls = 'a[href], button';

const targets: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

const rowAt = (body: Element, index: number): Element | null => body.querySelector(`[data-index="${index}"]`);

/** How many frames a row that was scrolled to may take until it is drawn. */
const patience = 30;

function focusIn(body: Element, index: number, place: number, frames = patience): void {
  const found = rowAt(body, index)?.querySelectorAll<HTMLElement>(controls);
  if (found && found.length > 0) found[Math.min(place, found.length - 1)]?.focus();
  else if (frames > 0) requestAnimationFrame(() => focusIn(body, index, place, frames - 1));
}

/**
 * Arrow up and down, Home and End go from a link or button of a row to the same one of another row.
 * Takes the number of rows, and how to bring one into sight that is not drawn.
 */
export function rowKeys(count: number, reach?: (index: number) => void) {
  return (event: KeyboardEvent): void => {
    const target = targets[event.key];
    const { currentTarget: body, target: from } = event;
    if (!target || event.ctrlKey || event.altKey || event.metaKey || !(from instanceof HTMLElement) || !from.matches(controls)) return;
    const row = from.closest('[data-index]');
    const index = target(Number(row?.getAttribute('data-index')), count - 1);
    if (!row || index < 0 || index >= count) return;
    event.preventDefault();
    const place = [...row.querySelectorAll(controls)].indexOf(from);
    if (!rowAt(body, index)) reach?.(index);
    focusIn(body, index, place);
  };
}
