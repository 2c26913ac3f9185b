import { accountTexts } from './texts/account';
import { agendaTexts } from './texts/agenda';
import { activityTexts } from './texts/activity';
import { appointmentTexts } from './texts/appointment';
import { assignmentTexts } from './texts/assignment';
import { auditTexts } from './texts/audit';
import { billingTexts } from './texts/billing';
import { bookingTexts } from './texts/booking';
import { bulkTexts } from './texts/bulk';
import { feedTexts } from './texts/feeds';
import { listTexts } from './texts/lists';
import { paletteTexts } from './texts/palette';
import { presenceTexts } from './texts/presence';
import { platformTexts } from './texts/platform';
import { practiceTexts } from './texts/practice';
import { reportTexts } from './texts/reports';
import { scheduleTexts } from './texts/schedule';
import { secondFactorTexts } from './texts/second-factor';
import { testPageTexts } from './texts/test-page';
import { viewTexts } from './texts/views';

/** The texts of the portal by section. */
export const texts = {
  ...activityTexts,
  ...listTexts,
  ...testPageTexts,
  ...practiceTexts,
  ...scheduleTexts,
  ...feedTexts,
  ...accountTexts,
  ...billingTexts,
  ...bookingTexts,
  ...bulkTexts,
  ...agendaTexts,
  ...appointmentTexts,
  ...paletteTexts,
  ...platformTexts,
  ...assignmentTexts,
  ...presenceTexts,
  ...auditTexts,
  ...reportTexts,
  ...secondFactorTexts,
  ...viewTexts,
  copy: { done: 'Copied.', refused: 'Your browser did not allow this. Select the text and copy it yourself.' },
} as const;

/** How long messages stay in milliseconds (IC-062, IC-115, IC-116). */
export const messageDelays = { listAction: 10_000, availabilitySent: 5_000, availabilityFailed: 15_000 } as const;
