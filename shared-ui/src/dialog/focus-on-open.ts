/** A ref for the button that has focus when its dialog opens. */
export const focusOnOpen = (button: HTMLButtonElement | null): void => button?.focus();
