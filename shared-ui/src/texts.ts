/** Texts shared by several widgets of the first screens. */
export const uiTexts = {
  saving: 'Saving…',
  loading: 'Loading…',
  tryAgain: 'Try again',
  optional: '(optional)',
  sectionFailed: 'This part could not be loaded',
} as const;
