import { findPressed } from './early-press';

/** Fields with a keyboard on a touch screen. A combobox is replaced anyway: it has no options without the application. */
const typedField = 'input:not([type=checkbox], [type=radio], [role=combobox]), textarea';

/** Whether the visitor uses a field that must not be replaced: a list of options or the keyboard of a touch screen would close. */
function isFieldInUse(root: HTMLElement) {
  const active = document.activeElement;
  if (!active || !root.contains(active) || findPressed([...root.querySelectorAll('button')])) return false;
  return active.matches('select') || (matchMedia('(pointer: coarse)').matches && active.matches(typedField));
}

/** Resolves when no field of the prerendered page in `root` is in use: when it is left, or an option or a button chosen. */
export function whenNoFieldInUse(root: HTMLElement) {
  return new Promise<void>((resolve) => {
    const end = () => {
      root.removeEventListener('change', end);
      for (const event of ['focusout', 'click']) root.removeEventListener(event, checkLater);
      resolve();
    };
    // The next field has the focus, and a press is recorded, after the event.
    const checkLater = () => setTimeout(() => !isFieldInUse(root) && end());
    root.addEventListener('change', end);
    for (const event of ['focusout', 'click']) root.addEventListener(event, checkLater);
    if (!isFieldInUse(root)) end();
  });
}

declare global {
  interface Window {
    /** Set by the inline script of the page, so that this code adds nothing to the first load of the shell. */
    whenNoFieldInUse?: typeof whenNoFieldInUse;
  }
}
