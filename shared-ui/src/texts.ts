/** Words that more than one widget says, or that a test must find exactly. */
export const uiTexts = {
  saving: 'Saving…',
  loading: 'Loading…',
  tryAgain: 'Try again',
  ok: 'OK',
  dismiss: 'Dismiss message',
  close: 'Close',
  optional: '(optional)',
  errorSummaryTitle: 'There is a problem',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showOptions: 'Show options',
  nothingMatches: 'Nothing matches. Try other words.',
  searching: 'Searching…',
  chooseOne: 'Choose one',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  step: (current: number, count: number): string => `Step ${current} of ${count}`,
  remove: (what: string): string => `Remove ${what}`,
  narrowDown: (shown: number, count: number): string =>
    `Showing the first ${shown} of ${count}. Type more to narrow the list.`,
} as const;
