import { brand, paths } from '@scanharbor/shared-contracts';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type CalendarEntry } from '@scanharbor/shared-contracts/domain/calendar-file';
import { type LocationRecord } from '../db/schema/practices';
import { type Letter } from './letter';

interface Link {
  token: string;
  userId: number;
}

/** An appointment, as letters describe it: where and when, never which scan. */
export interface Visit {
  requestId: number;
  /** Wall-clock time at the location. */
  start: string;
  location: LocationRecord;
}

const unexpected = `If you do not expect this, contact us: ${brand.careTeamEmail}`;

const describeVisit = ({ start, location }: Visit) =>
  `${formatAppointmentTime(start, location.timeZone)}, ${location.name}, ${location.address1}, ${location.city}, ${location.state}`;

const describeDay = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const toCalendar = (visit: Visit): CalendarEntry => ({
  id: `request-${visit.requestId}`,
  start: visit.start,
  timeZone: visit.location.timeZone,
  title: `${brand.name} appointment`,
  location: `${visit.location.name}, ${visit.location.address1}, ${visit.location.city}, ${visit.location.state}`,
  notes: `Request #${visit.requestId}. Questions: ${brand.careTeamEmail}`,
});

const upcoming = { label: 'View your appointment', path: paths.tests('upcoming') };
const open = { label: 'View your request', path: paths.tests('requests') };

const aboutVisit = (subject: string, visit: Visit, isComing = true): Letter => ({
  subject,
  paragraphs: [describeVisit(visit)],
  action: isComing ? upcoming : open,
  data: { requestId: visit.requestId },
  ...(isComing ? { calendar: toCalendar(visit) } : {}),
});

/** Returns the paragraph for a self-pay patient about the estimate that a booking or its change has issued. */
const describeEstimate = (version: number | undefined) => {
  if (version === undefined) return [];
  return version === 1
    ? ['Your good-faith estimate of all charges is with your appointment. You can view, save and print it there.']
    : ['With your appointment there is a new version of your good-faith estimate. You can view, save and print it there.'];
};

const withEstimate = (letter: Letter, version: number | undefined): Letter => ({
  ...letter,
  paragraphs: [...letter.paragraphs, ...describeEstimate(version)],
});

/** Every email that the suite sends, except the notes to its own care team. */
export const letters = {
  passwordReset: ({ token, userId }: Link): Letter => ({
    subject: 'Reset your password',
    paragraphs: [`Someone asked for a new password for your account at ${brand.name}. The link works once, for an hour.`, unexpected],
    action: { label: 'Set a new password', path: paths.passwordReset({ token, uuid: String(userId) }) },
    data: { token, uuid: userId },
  }),
  invitation: ({ token, userId }: Link): Letter => ({
    subject: `Your account for ${brand.name}`,
    paragraphs: [`Your practice added you to ${brand.name}. Choose a password to sign in. The link works once, for an hour.`],
    action: { label: 'Choose a password', path: paths.passwordReset({ token, uuid: String(userId) }) },
    data: { token, uuid: userId },
  }),
  emailConfirmation: ({ token, userId }: Link): Letter => ({
    subject: `Confirm your new email for ${brand.name}`,
    paragraphs: [`This becomes the email of your account at ${brand.name} once you confirm it.`, unexpected],
    action: { label: 'Confirm this email', path: paths.emailConfirm({ token, uuid: String(userId) }) },
    data: { token, uuid: userId },
  }),
  emailChange: (newEmail: string): Letter => ({
    subject: `Your email for ${brand.name} is about to change`,
    paragraphs: [`${newEmail} becomes the email of your account once it is confirmed. ${unexpected}`],
  }),
  secondFactor: (change: string): Letter => ({
    subject: `Two-step sign-in for ${brand.name}`,
    paragraphs: [`${change} ${unexpected}`],
  }),
  entryApproved: (name: string): Letter => ({
    subject: `${name} is now on ${brand.name}`,
    paragraphs: ['We checked the entry. It is public from now on.'],
  }),
  entryRejected: (name: string, reason: string): Letter => ({
    subject: `${name} could not be added to ${brand.name}`,
    paragraphs: [`${reason} Please write to ${brand.careTeamEmail} if this is wrong.`],
  }),
  received: (requestId: number): Letter => ({
    subject: `We received your request #${requestId}`,
    paragraphs: ['Our care team schedules your scan. Nothing is charged before your appointment is confirmed.'],
    action: open,
    data: { requestId },
  }),
  confirmed: (requestId: number): Letter => ({
    subject: `Your request #${requestId} is confirmed`,
    paragraphs: ['We received everything that we need to schedule your scan.'],
    data: { requestId },
  }),
  /** `estimate`: the version that was issued with it. */
  booked: (visit: Visit, estimate?: number): Letter =>
    withEstimate(aboutVisit(`Your scan for request #${visit.requestId} is booked`, visit), estimate),
  moved: (visit: Visit, estimate?: number): Letter =>
    withEstimate(aboutVisit(`Your appointment for request #${visit.requestId} has a new time`, visit), estimate),
  estimate: (requestId: number, version: number): Letter => ({
    subject: `Your good-faith estimate for request #${requestId}`,
    paragraphs: [
      version === 1
        ? 'Your good-faith estimate of all charges is ready.'
        : `Version ${version} of your good-faith estimate of all charges is ready.`,
      `You can view, save and print it after you sign in. If you want it on paper, write to ${brand.careTeamEmail}.`,
    ],
    action: { label: 'View your estimate', path: paths.estimate(requestId) },
    data: { requestId },
  }),
  canceled: (visit: Visit): Letter => aboutVisit(`Your appointment for request #${visit.requestId} was canceled`, visit, false),
  /** `unsubscribe` is the path that ends reminders. */
  reminder: (visit: Visit, days: number, unsubscribe: string | undefined): Letter => ({
    ...aboutVisit(`Your appointment for request #${visit.requestId} is ${describeDay(days)}`, visit),
    ...(unsubscribe ? { unsubscribe } : {}),
  }),
  prescriptionMissing: (requestId: number): Letter => ({
    subject: `Bring your prescription: request #${requestId}`,
    paragraphs: ['We do not have a picture of your prescription. The center needs it: bring it to your appointment.'],
    action: upcoming,
    data: { requestId },
  }),
  /** To the staff who asked for more times; names no patient. */
  timesOffered: (requestId: number): Letter => ({
    subject: `The patient offered other times: request #${requestId}`,
    paragraphs: ['You asked for more times. The patient changed them: see which of them suit your center.'],
    action: { label: 'View the request', path: paths.activeRequests({ requestId }) },
    data: { requestId },
  }),
  toCareTeam: (subject: string, text: string, requestId: number): Letter => ({ subject, paragraphs: [text], data: { requestId } }),
} as const;

/** Returns a letter about a visit as an SMS: what its subject says, the time and the place, and how to stop. */
export const toText = ({ subject }: Letter, visit?: Visit): string =>
  [`${brand.name}: ${subject}.`, ...(visit ? [`${describeVisit(visit)}.`] : []), 'Reply STOP to end texts.'].join(' ');
