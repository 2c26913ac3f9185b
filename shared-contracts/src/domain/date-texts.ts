/** Words and order of dates and times; a translation replaces them. */
export const dateTexts = {
  /** For formats of the browser. */
  locale: 'en-US',
  am: 'AM',
  pm: 'PM',
  range: (from: string, to: string) => `${from} to ${to}`,
  /** 'Tue, Mar 3, 2026'. */
  appointment: (weekday: string, month: string, day: number, year: number) => `${weekday}, ${month} ${day}, ${year}`,
  /** 'Tue, Mar 03'. */
  weekday: (weekday: string, month: string, day: string) => `${weekday}, ${month} ${day}`,
  /** 'Tuesday, March 3, 2026'. */
  spoken: (weekday: string, month: string, day: number, year: number) => `${weekday}, ${month} ${day}, ${year}`,
  /** 'March 2026'. */
  month: (month: string, year: number) => `${month} ${year}`,
} as const;
