import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');
const focusable = 'a[href], button, input, select, textarea, summary';

/** User input on the prerendered page. */
interface EarlyInput {
  values: { id: string; value: string }[];
  /** Index of the focused element among the focusable ones; -1 without one. */
  focusedIndex: number;
}

function readEarlyInput(root: HTMLElement): EarlyInput {
  const elements = [...root.querySelectorAll(focusable)];
  const values = elements.filter(isField).flatMap((field) => {
    const isUntouched = field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === field.defaultValue;
    return isUntouched || field.id === '' ? [] : [{ id: field.id, value: field.value }];
  });
  return { values, focusedIndex: document.activeElement ? elements.indexOf(document.activeElement) : -1 };
}

/** Sets a value with the event that React listens to. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function applyEarlyInput(root: HTMLElement, { values, focusedIndex }: EarlyInput) {
  for (const { id, value } of values) {
    const field = document.getElementById(id);
    if (field && isField(field)) setValue(field, value);
  }
  if (focusedIndex < 0) return;
  const target = root.querySelectorAll<HTMLElement>(focusable)[focusedIndex];
  target?.focus({ preventScroll: true });
}

/**
 * Replaces the prerendered page by the application in one synchronous step, so that nothing flashes or moves. Values typed
 * before, and the focus, are preserved.
 */
export function replacePrerenderedPage(root: HTMLElement, render: () => void) {
  const input = readEarlyInput(root);
  flushSync(render);
  applyEarlyInput(root, input);
  for (const element of document.head.querySelectorAll('[data-prerendered], [data-drawn]')) element.remove();
}
