/** A ref for the button that gets the focus when its dialog opens. */
export const focusOnOpen = (button: HTMLButtonElement | null): void => button?.focus();
