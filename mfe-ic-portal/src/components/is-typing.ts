const fields = 'input:not([type=checkbox]), select, textarea, [role=textbox]';

/** Whether a key is meant for a field or for an open dialog: shortcuts then leave it alone. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(fields) !== null) || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
