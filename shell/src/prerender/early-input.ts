import { findPressed } from './early-press';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | undefined): element is Field => element?.matches('input, select, textarea') === true;
const isToggle = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Position of a focusable element among those with the same name: the two pages may differ in other elements. */
interface Position {
  name: string;
  index: number;
}

const getName = (element: Element) => [element.tagName, element.id, element.getAttribute('aria-label') ?? element.textContent].join('|');
const listFocusable = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];

function getPosition(root: HTMLElement, element: Element | null | undefined): Position | undefined {
  if (!element) return undefined;
  const name = getName(element);
  const index = listFocusable(root)
    .filter((other) => getName(other) === name)
    .indexOf(element as HTMLElement);
  return index < 0 ? undefined : { name, index };
}

const findAt = (root: HTMLElement, position: Position | undefined) =>
  position && listFocusable(root).filter((element) => getName(element) === position.name)[position.index];

/** User input on the prerendered page. */
interface EarlyInput {
  values: { id: string; value: string; checked: boolean }[];
  focused: Position | undefined;
  /** Selected range of the focused text field; null in fields without one. */
  selection: readonly [start: number | null, end: number | null];
  pressed: Position | undefined;
}

function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex <= 0;
  return isToggle(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue;
}

function readEarlyInput(root: HTMLElement): EarlyInput {
  const fields = listFocusable(root).filter(isField);
  const active = document.activeElement;
  return {
    values: fields
      .filter((field) => field.id !== '' && !isUntouched(field))
      .map((field) => ({ id: field.id, value: field.value, checked: isToggle(field) && field.checked })),
    focused: getPosition(root, active),
    selection: active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : [null, null],
    pressed: getPosition(root, findPressed()),
  };
}

/** Sets a value with the event that React listens to. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function applyEarlyInput(root: HTMLElement, { values, focused, selection: [start, end], pressed }: EarlyInput, flush: Flush) {
  for (const { id, value, checked } of values) {
    const field = document.getElementById(id) ?? undefined;
    if (!isField(field)) continue;
    // Each value is rendered before the next, because some fields depend on others.
    flush(() => {
      if (!isToggle(field)) setValue(field, value);
      else if (field.checked !== checked) field.click();
    });
  }
  const target = findAt(root, focused);
  target?.focus({ preventScroll: true });
  if (start !== null && target instanceof HTMLInputElement) target.setSelectionRange(start, end);
  findAt(root, pressed)?.click();
}

/** Runs a change and renders its result before returning. */
type Flush = (change: () => void) => void;

/**
 * Runs `render`, which replaces the prerendered page in `root`, and repeats there what the user did before: values, focus, text cursor
 * and the last pressed button.
 */
export function keepEarlyInput(root: HTMLElement, flush: Flush, render: () => void) {
  const input = readEarlyInput(root);
  render();
  applyEarlyInput(root, input, flush);
}

declare global {
  interface Window {
    /** Set by the inline script of the page, so that this code adds nothing to the first load of the shell. */
    keepEarlyInput?: typeof keepEarlyInput;
  }
}
