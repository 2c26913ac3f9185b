import { type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

const field = ['input:not([type="hidden"])', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join();

/**
 * Returns a click handler for a button that its own `action` removes. It moves the focus to the first field of the surrounding form,
 * card or dialog, or to the title of the screen where there is none.
 */
export function moveFocusAfter(action: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.closest('form, section, [role="dialog"]');
    const title = currentTarget.closest('main')?.querySelector('h1');
    // A form that is reset has other fields afterwards.
    flushSync(action);
    const next = around?.querySelector<HTMLElement>(field) ?? title;
    if (next === title) title?.setAttribute('tabindex', '-1');
    next?.focus();
  };
}
