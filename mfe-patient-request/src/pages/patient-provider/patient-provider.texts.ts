/** Texts of the payment methods. */
export const patientProviderTexts = {
  title: 'Payment methods',
  nav: 'Payment methods',
  pages: { 'self-pay': 'Self-pay', insurance: 'Insurance' },
  card: 'Your card',
  noCard: 'No saved card.',
  change: 'Use another card',
  add: 'Add a card',
  cardNote: 'A card is only charged for a deposit after an appointment is confirmed.',
  insurance: 'Your insurance',
  save: 'Save insurance',
  saved: 'Your settings have been updated',
  failed: 'This could not be saved. Your answers are still here. Try again.',
  loadFailed: 'We could not load your payment methods.',
} as const;
