/** Texts of the card form. */
export const cardFormTexts = {
  group: 'Card details',
  name: 'Full name on the card',
  card: 'Card number, expiry, security code and ZIP',
  save: 'Save',
  saved: 'Saved',
  nameMissing: 'Enter the full name on the card',
  cardIncomplete: 'Complete the card number, expiry date, security code and ZIP',
  savedCard: (brand: string, last4: string): string => `${brand} ending in ${last4} is saved.`,
  loadFailed: 'The card form could not be loaded',
  loadFailedText: 'Your other answers are kept. Check your connection and try again.',
} as const;
