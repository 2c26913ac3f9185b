/** Texts of the calendar overlay. */
export const calendarOverlayTexts = {
  title: 'Choose the days that suit you',
  guidance: (least: number, most: number): string =>
    `Pick ${least} to ${most} days, and at least one time on each. The center chooses among them.`,
  gridLabel: 'Days',
  count: (chosen: number, least: number, most: number): string =>
    chosen < least ? `${chosen} of at least ${least} days chosen` : `${chosen} of at most ${most} days chosen`,
  noneYet: 'The days that you pick appear here.',
  confirm: 'Use these times',
  cancel: 'Cancel',
  removeDay: (day: string): string => `Remove ${day}`,
  remove: 'Remove',
  sameForAll: 'Use these times on every day',

  past: 'this day has passed',
  sunday: 'centers are closed on Sundays',
  tooSoon: (days: number): string => `too soon, centers need ${days} days' notice`,
  tooSoonMonday: 'too soon after the weekend',
  full: (most: number): string => `${most} days are chosen already, remove one first`,

  submitted: 'Your times are incomplete',
  tooFew: (least: number): string => `Choose at least ${least} days`,
  notOffered: (day: string, reason: string): string => `Remove ${day}: ${reason}`,
  otherDates: (day: string, reason: string): string => `Choose other dates. ${day}: ${reason}.`,
  needsSlot: (day: string): string => `Choose at least one time on ${day}`,
} as const;
