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

function getPosition(elements: readonly HTMLElement[], element: Element | null | undefined): Position | undefined {
  if (!element) return undefined;
  const name = getName(element);
  const index = elements.filter((other) => getName(other) === name).indexOf(element as HTMLElement);
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

/** Reads the input from the elements of the prerendered page, which keep it when they are no longer in the document. */
function readEarlyInput(elements: readonly HTMLElement[], active: Element | null): EarlyInput {
  return {
    values: elements
      .filter(isField)
      .filter((field) => field.id !== '' && !isUntouched(field))
      .map((field) => ({ id: field.id, value: field.value, checked: isToggle(field) && field.checked })),
    focused: getPosition(elements, active),
    selection: active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : [null, null],
    pressed: getPosition(elements, findPressed(elements)),
  };
}

/** Follows the focus. The returned function ends that and returns the element that had it last, also if it is no longer in the document. */
function followFocus() {
  let active = document.activeElement;
  const follow = ({ target }: Event) => (active = target as Element);
  // The field that is removed with the page has the focus until then.
  const leave = () => setTimeout(() => active?.isConnected && (active = document.activeElement));
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', leave);
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', leave);
    return active;
  };
}

/** Sets a value with the event that React listens to. */
function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

async function applyEarlyInput(
  root: HTMLElement,
  { values, focused, selection: [start, end], pressed }: EarlyInput,
  whenReady: Promise<void>,
) {
  for (const { id, value, checked } of values) {
    // The application renders each value before the next, because some fields depend on others, and all of them before the browser does.
    await Promise.resolve();
    const field = document.getElementById(id) ?? undefined;
    if (!isField(field)) continue;
    if (isToggle(field)) {
      if (field.checked !== checked) field.click();
      continue;
    }
    // A combobox opens its list for the text of a field that has the focus.
    if (field === findAt(root, focused)) field.focus({ preventScroll: true });
    await Promise.resolve();
    setValue(field, value);
  }
  await Promise.resolve();
  const target = findAt(root, focused);
  target?.focus({ preventScroll: true });
  if (start !== null && target instanceof HTMLInputElement) target.setSelectionRange(start, end);
  await whenReady;
  findAt(root, pressed)?.click();
}

/**
 * Remembers the elements of the prerendered page in `root`. Returns a function that repeats on the page in its place what the user did
 * before: values, focus, text cursor and, when the page is ready, the last pressed button.
 */
export function keepEarlyInput(root: HTMLElement) {
  const elements = listFocusable(root);
  const getActive = followFocus();
  return (whenReady: Promise<void>) => void applyEarlyInput(root, readEarlyInput(elements, getActive()), whenReady);
}

declare global {
  interface Window {
    /** Set by the inline script of the page, so that this code adds nothing to the first load of the shell. */
    keepEarlyInput?: typeof keepEarlyInput;
  }
}
