/** Texts of widgets that the first screens lack, apart from theirs: a first visit does not load them. */
export const widgetTexts = {
  ok: 'OK',
  dismiss: 'Dismiss message',
  close: 'Close',
  errorSummaryTitle: 'There is a problem',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showOptions: 'Show options',
  nothingMatches: 'No matches. Try a different search.',
  searching: 'Searching…',
  chooseOne: 'Choose one',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  step: (current: number, count: number): string => `Step ${current} of ${count}`,
  remove: (what: string): string => `Remove ${what}`,
  narrowDown: (shown: number, count: number): string => `Showing the first ${shown} of ${count}. Type more to narrow the list.`,
} as const;
