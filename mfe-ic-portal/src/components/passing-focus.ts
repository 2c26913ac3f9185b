import { type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

const field = ['input:not([type="hidden"])', 'select', 'textarea'].map((tag) => `${tag}:not(:disabled)`).join();

/**
 * For a button that goes when it is pressed: does `act`, then hands the focus to the first field of the form, card or dialog that the
 * button stood in, as it is drawn then; beside all of them to the title of the screen.
 */
export function passingFocus(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.closest('form, section, [role="dialog"]');
    const title = currentTarget.closest('main')?.querySelector('h1');
    // A form that begins anew has other fields afterwards.
    flushSync(act);
    const next = around?.querySelector<HTMLElement>(field) ?? title;
    if (next === title) title?.setAttribute('tabindex', '-1');
    next?.focus();
  };
}
