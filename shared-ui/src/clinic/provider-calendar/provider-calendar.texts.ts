/** Texts of the provider calendar. */
export const providerCalendarTexts = {
  days: 'Days',
  legend: 'Shown on each day',
  count: (count: number, title: string): string => `${title}: ${count}`,
  nothing: 'Nothing on this day.',
  close: 'Close day details',
  loading: 'Loading the calendar…',
} as const;
