import { accountTexts } from './texts/account';
import { billingTexts } from './texts/billing';
import { bookingTexts } from './texts/booking';
import { listTexts } from './texts/lists';
import { platformTexts } from './texts/platform';
import { practiceTexts } from './texts/practice';
import { testPageTexts } from './texts/test-page';

/** What the portal says. */
export const texts = {
  ...listTexts,
  ...testPageTexts,
  ...practiceTexts,
  ...accountTexts,
  ...billingTexts,
  ...bookingTexts,
  ...platformTexts,
} as const;

/** How long messages stay, in ms (IC-062, IC-115, IC-116). */
export const messageDelays = { listAction: 10_000, availabilitySent: 5_000, availabilityFailed: 15_000 } as const;
