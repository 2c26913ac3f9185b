/** UI texts of the test picker and finder (MK-080 to MK-099). */
export const finderTexts = {
  type: 'Select your test below to start',
  site: 'Next, select the body part to be scanned:',
  option: 'Then, select the kind of scan:',
  extra: 'Finally, select any additional details:',
  finding: 'Finding the price…',
  book: (price: string) => `Book this scan using your insurance or at a self-pay rate of ${price}`,
  place: (price: string) => `${price}: total, reading included.`,
  addZip: 'Enter your zip code for the price near you.',
  noCenter: (zip: string) =>
    `No imaging center within 50 miles of ${zip} offers this scan. The price above is at our lowest-priced center.`,
  market: (price: string) => `The market average is ${price}.`,
  start: 'To start, enter your zip code:',
  zip: 'ZIP code',
  bookThis: 'Book This Scan',
  booking: 'One moment…',
  change: 'Change Test',
  leaveCenter: 'Sign out and book',
  account: 'Do you have an account?',
  signIn: 'Sign in',
  zipFailed: 'Please enter a valid zip code.',
  existing: 'You already have an account with us. Please sign in or recover your password.',
} as const;
