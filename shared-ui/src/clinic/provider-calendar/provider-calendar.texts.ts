/** Texts of the provider calendar. */
export const providerCalendarTexts = {
  days: 'Days',
  legend: 'Shown on each day',
  count: (count: number, title: string): string => `${title}: ${count}`,
  load: (percent: number): string => `${percent}% booked`,
  loadMark: 'Booked part of the opening hours',
  first: (shown: number, total: number): string => `The first ${shown} of ${total.toLocaleString('en-US')}.`,
  loadingDay: 'Loading the day…',
  nothing: 'Nothing on this day.',
  close: 'Close day details',
  loading: 'Loading the calendar…',
} as const;
