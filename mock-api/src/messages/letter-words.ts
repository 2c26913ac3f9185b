import { brand } from '@scanharbor/shared-contracts';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';

/** Words of the emails and SMS to owners of an account, and of what surrounds them. Subjects name no scan and no illness. */
export const letterWords = {
  /** Language code of the HTML. */
  code: 'en',
  /** Formats a wall-clock time at the center. */
  time: formatAppointmentTime,
  unexpected: `If you do not expect this, contact us: ${brand.careTeamEmail}`,
  day: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  calendar: {
    title: `${brand.name} appointment`,
    notes: (requestId: number) => `Request #${requestId}. Questions: ${brand.careTeamEmail}`,
  },
  viewAppointment: 'View your appointment',
  viewRequest: 'View your request',
  passwordReset: {
    subject: 'Reset your password',
    text: `Someone asked for a new password for your account at ${brand.name}. The link works once, for an hour.`,
    action: 'Set a new password',
  },
  /** To a new user of a practice. */
  invitation: {
    subject: `Your account for ${brand.name}`,
    text: `Your practice added you to ${brand.name}. Choose a password to sign in. The link works once, for an hour.`,
    action: 'Choose a password',
  },
  /** Changes of the second step of a sign-in. */
  secondFactor: {
    subject: `Two-step sign-in for ${brand.name}`,
    added: 'A way to pass the second step of your sign-in was added.',
    removed: 'A way to pass the second step of your sign-in was removed.',
    reset: (colleague: string) => `${colleague} reset your two-step sign-in. You can set it up again after your next sign-in.`,
  },
  emailConfirmation: {
    subject: `Confirm your new email for ${brand.name}`,
    text: `This becomes the email of your account at ${brand.name} once you confirm it.`,
    action: 'Confirm this email',
  },
  emailChange: {
    subject: `Your email for ${brand.name} is about to change`,
    text: (email: string) => `${email} becomes the email of your account once it is confirmed.`,
  },
  received: {
    subject: (requestId: number) => `We received your request #${requestId}`,
    text: 'Our care team schedules your scan. Nothing is charged before your appointment is confirmed.',
  },
  confirmed: {
    subject: (requestId: number) => `Your request #${requestId} is confirmed`,
    text: 'We received everything that we need to schedule your scan.',
  },
  booked: (requestId: number) => `Your scan for request #${requestId} is booked`,
  moved: (requestId: number) => `Your appointment for request #${requestId} has a new time`,
  canceled: (requestId: number) => `Your appointment for request #${requestId} was canceled`,
  reminder: (requestId: number, day: string) => `Your appointment for request #${requestId} is ${day}`,
  estimate: {
    subject: (requestId: number) => `Your good-faith estimate for request #${requestId}`,
    ready: 'Your good-faith estimate of all charges is ready.',
    newVersion: (version: number) => `Version ${version} of your good-faith estimate of all charges is ready.`,
    text: `You can view, save and print it after you sign in. If you want it on paper, write to ${brand.careTeamEmail}.`,
    action: 'View your estimate',
    withVisit: 'Your good-faith estimate of all charges is with your appointment. You can view, save and print it there.',
    newWithVisit: 'With your appointment there is a new version of your good-faith estimate. You can view, save and print it there.',
  },
  prescriptionMissing: {
    subject: (requestId: number) => `Bring your prescription: request #${requestId}`,
    text: 'We do not have a picture of your prescription. The center needs it: bring it to your appointment.',
  },
  stopTexts: 'Reply STOP to end texts.',
  stopReminders: 'Stop reminders',
  /** The page behind the link that ends reminders. */
  stopPage: {
    title: 'Reminders',
    heading: `${brand.name} reminders`,
    question: 'Do you want no more reminders of your appointments?',
    done: 'You get no more reminders. Other messages about your requests still arrive.',
  },
} as const;
