import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');
const reachable = 'a[href], button, input, select, textarea, summary';

/** What somebody did to the page before it was alive. */
interface Done {
  typed: { id: string; value: string }[];
  /** Place of the focus among all that can have it. */
  focused: number;
}

function doneIn(place: HTMLElement): Done {
  const all = [...place.querySelectorAll(reachable)];
  const typed = all.filter(isField).flatMap((field) => {
    const untouched = field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === field.defaultValue;
    return untouched || field.id === '' ? [] : [{ id: field.id, value: field.value }];
  });
  return { typed, focused: document.activeElement ? all.indexOf(document.activeElement) : -1 };
}

/** Sets a value as typing does: React hears of it by the event. */
function type(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function repeat(place: HTMLElement, { typed, focused }: Done) {
  for (const { id, value } of typed) {
    const field = document.getElementById(id);
    if (field && isField(field)) type(field, value);
  }
  if (focused < 0) return;
  const target = place.querySelectorAll<HTMLElement>(reachable)[focused];
  target?.focus({ preventScroll: true });
}

/**
 * Draws the application in the place of what the page showed before any script had run, in one step: nothing flashes
 * and nothing moves. What was typed into the page by then, and the focus, stay.
 */
export function takeOver(place: HTMLElement, draw: () => void) {
  const done = doneIn(place);
  flushSync(draw);
  repeat(place, done);
  for (const element of document.head.querySelectorAll('[data-drawn]')) element.remove();
}
