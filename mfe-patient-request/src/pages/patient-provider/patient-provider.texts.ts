/** Words of how a patient pays. */
export const patientProviderTexts = {
  title: 'How you pay',
  nav: 'Ways to pay',
  pages: { 'self-pay': 'Self-pay', insurance: 'Insurance' },
  card: 'Your card',
  noCard: 'No card is kept for you yet.',
  change: 'Use another card',
  add: 'Add a card',
  cardNote: 'A card is only charged for a deposit after an appointment is confirmed.',
  insurance: 'Your insurance',
  save: 'Save insurance',
  saved: 'Your settings have been updated',
  failed: 'This could not be saved. Nothing was lost: please try again.',
  loadFailed: 'We could not load how you pay.',
} as const;
