/** What staff of a center are asked before they act as a patient. */
export const leaveCenterTexts = {
  question: (email: string) => `You are signed in to an imaging center as ${email}. Booking a scan as a patient signs you out there.`,
  stay: 'Stay signed in',
} as const;
