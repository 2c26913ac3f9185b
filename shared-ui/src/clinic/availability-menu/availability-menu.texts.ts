/** Texts of the availability menu. */
export const availabilityMenuTexts = {
  guidance: 'Select at least 2 times that suit you.',
  date: (number: number): string => `Date ${number}`,
  changeDate: (day: string): string => `Change date ${day}`,
  change: 'Change date',
  removeDate: (day: string): string => `Remove ${day}`,
  remove: 'Remove',
  closeCalendar: 'Keep this date',
  calendar: (day: string): string => `Pick a date in place of ${day}`,
  notice: 'Hours notice needed',
  hours: (count: number): string => `${count} hours`,
  add: 'Add Another Date',
  full: (most: number): string => `You can offer up to ${most} dates.`,
  tooFew: (least: number): string => `Select at least ${least} times`,
  span: (from: string, to: string): string => `${from} to ${to}`,
  unavailable: {
    past: (): string => 'this day has passed',
    sunday: (): string => 'centers are closed on Sundays',
    tooFar: (days: number): string => `more than ${days} days ahead`,
    alreadyListed: (): string => 'already in your list',
  },
} as const;
