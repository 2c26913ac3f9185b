import { brand } from '@scanharbor/shared-contracts/domain/brand';

/** Texts of the card form. */
export const cardFormTexts = {
  wallet: 'Pay with a wallet',
  walletNames: { applePay: 'Use Apple Pay', googlePay: 'Use Google Pay' },
  walletDeposit: `${brand.name} deposit, when your appointment is confirmed`,
  walletNothing: `${brand.name}, nothing is charged now`,
  orCard: 'or enter a card',
  group: 'Card details',
  name: 'Full name on the card',
  card: 'Card number, expiry, security code and ZIP',
  save: 'Save',
  saved: 'Saved',
  nameMissing: 'Enter the full name on the card',
  cardIncomplete: 'Complete the card number, expiry date, security code and ZIP',
  /** Brands that the provider takes. */
  brands: ['Visa', 'Mastercard', 'American Express', 'Discover'],
  accepted: 'Cards that you can use',
  secure: 'Encrypted. Your card goes to our payment provider, and we never see its number.',
  refused: 'The card was refused.',
  /** What to do after the provider declined a card, by its reason. */
  afterDecline: {
    check: 'Check the number, the expiry date, the security code and the ZIP code.',
    wait: 'Nothing was charged. Wait a minute, then try again.',
    confirm: 'Nothing was charged. Try again and confirm with your bank, or use another card.',
    other: 'Nothing was charged. Use another card, or call the number on the back of this one.',
  },
  savedCard: (brand: string, last4: string): string => `${brand} ending in ${last4} is saved.`,
  loadFailed: 'The card form could not be loaded',
  loadFailedText: 'Your other answers are kept. Check your connection and try again.',
} as const;

/** 'Visa' for the provider's 'visa'. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
