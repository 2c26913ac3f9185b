/** Texts of the prompt that center staff confirm before they book as a patient. */
export const staffSignOutTexts = {
  question: (email: string) => `You are signed in as imaging center staff (${email}). Booking as a patient signs you out of that account.`,
  stay: 'Stay signed in',
} as const;
