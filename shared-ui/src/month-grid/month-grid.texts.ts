/** Texts of a month grid. */
export const monthGridTexts = {
  today: 'today',
  past: 'past',
  selected: 'selected',
  unavailable: (reason: string): string => `not available: ${reason}`,
  previousMonth: (month: string): string => `Previous month, ${month}`,
  nextMonth: (month: string): string => `Next month, ${month}`,
} as const;
