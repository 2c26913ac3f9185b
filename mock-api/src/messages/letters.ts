import { brand, paths } from '@scanharbor/shared-contracts';
import { type CalendarEntry } from '@scanharbor/shared-contracts/domain/calendar-file';
import { type MessageContent } from '../db/schema/index';
import { type LocationRecord } from '../db/schema/practices';
import { type UserRecord } from '../db/schema/users';
import { type Letter } from './letter';
import { letterWords } from './letter-words';
import { spanishWords } from './spanish';

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

/** A change of the second step of a sign-in: a way to pass it, or a reset by a colleague, by name. */
export type SecondFactorChange = { way: 'added' | 'removed' } | { resetBy: string };

type Recipient = Pick<UserRecord, 'preferredLanguage'>;

/** The words of the recipient's preferred language; English for those that letters do not have. */
export const getLetterWords = ({ preferredLanguage }: Recipient) => (preferredLanguage === 'Spanish' ? spanishWords : letterWords);

/** The words in which a stored message was written. */
export const getContentWords = ({ language }: Pick<MessageContent, 'language'>) =>
  language === spanishWords.code ? spanishWords : letterWords;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const createLetters = (words: typeof spanishWords) => {
  const write = (letter: Letter): Letter => (words.code === 'en' ? letter : { ...letter, language: words.code });

  /** Begins a paragraph or a sentence: Spanish has no capital letters in dates otherwise. */
  const describeVisit = ({ start, location }: Visit) =>
    `${capitalize(words.time(start, location.timeZone))}, ${location.name}, ${location.address1}, ${location.city}, ${location.state}`;

  const toCalendar = (visit: Visit): CalendarEntry => ({
    id: `request-${visit.requestId}`,
    start: visit.start,
    timeZone: visit.location.timeZone,
    title: words.calendar.title,
    location: `${visit.location.name}, ${visit.location.address1}, ${visit.location.city}, ${visit.location.state}`,
    notes: words.calendar.notes(visit.requestId),
  });

  const upcoming = { label: words.viewAppointment, path: paths.tests('upcoming') };
  const open = { label: words.viewRequest, path: paths.tests('requests') };

  const aboutVisit = (subject: string, visit: Visit, isComing = true): Letter =>
    write({
      subject,
      paragraphs: [describeVisit(visit)],
      action: isComing ? upcoming : open,
      data: { requestId: visit.requestId },
      ...(isComing ? { calendar: toCalendar(visit) } : {}),
    });

  /** Adds the paragraph for a self-pay patient about the estimate that a booking or its change has issued. */
  const withEstimate = (letter: Letter, version: number | undefined): Letter => {
    if (version === undefined) return letter;
    const { withVisit, newWithVisit } = words.estimate;
    return { ...letter, paragraphs: [...letter.paragraphs, version === 1 ? withVisit : newWithVisit] };
  };

  return {
    passwordReset: ({ token, userId }: Link): Letter =>
      write({
        subject: words.passwordReset.subject,
        paragraphs: [words.passwordReset.text, words.unexpected],
        action: { label: words.passwordReset.action, path: paths.passwordReset({ token, uuid: String(userId) }) },
        data: { token, uuid: userId },
      }),
    invitation: ({ token, userId }: Link): Letter =>
      write({
        subject: words.invitation.subject,
        paragraphs: [words.invitation.text],
        action: { label: words.invitation.action, path: paths.passwordReset({ token, uuid: String(userId) }) },
        data: { token, uuid: userId },
      }),
    secondFactor: (change: SecondFactorChange): Letter =>
      write({
        subject: words.secondFactor.subject,
        paragraphs: [
          `${'resetBy' in change ? words.secondFactor.reset(change.resetBy) : words.secondFactor[change.way]} ${words.unexpected}`,
        ],
      }),
    emailConfirmation: ({ token, userId }: Link): Letter =>
      write({
        subject: words.emailConfirmation.subject,
        paragraphs: [words.emailConfirmation.text, words.unexpected],
        action: { label: words.emailConfirmation.action, path: paths.emailConfirm({ token, uuid: String(userId) }) },
        data: { token, uuid: userId },
      }),
    emailChange: (newEmail: string): Letter =>
      write({ subject: words.emailChange.subject, paragraphs: [`${words.emailChange.text(newEmail)} ${words.unexpected}`] }),
    received: (requestId: number): Letter =>
      write({ subject: words.received.subject(requestId), paragraphs: [words.received.text], action: open, data: { requestId } }),
    confirmed: (requestId: number): Letter =>
      write({ subject: words.confirmed.subject(requestId), paragraphs: [words.confirmed.text], data: { requestId } }),
    /** `estimate`: the version that was issued with it. */
    booked: (visit: Visit, estimate?: number): Letter => withEstimate(aboutVisit(words.booked(visit.requestId), visit), estimate),
    moved: (visit: Visit, estimate?: number): Letter => withEstimate(aboutVisit(words.moved(visit.requestId), visit), estimate),
    estimate: (requestId: number, version: number): Letter =>
      write({
        subject: words.estimate.subject(requestId),
        paragraphs: [version === 1 ? words.estimate.ready : words.estimate.newVersion(version), words.estimate.text],
        action: { label: words.estimate.action, path: paths.estimate(requestId) },
        data: { requestId },
      }),
    canceled: (visit: Visit): Letter => aboutVisit(words.canceled(visit.requestId), visit, false),
    /** `unsubscribe` is the path that ends reminders. */
    reminder: (visit: Visit, days: number, unsubscribe: string | undefined): Letter => ({
      ...aboutVisit(words.reminder(visit.requestId, words.day(days)), visit),
      ...(unsubscribe ? { unsubscribe } : {}),
    }),
    prescriptionMissing: (requestId: number): Letter =>
      write({
        subject: words.prescriptionMissing.subject(requestId),
        paragraphs: [words.prescriptionMissing.text],
        action: upcoming,
        data: { requestId },
      }),
    /** Returns a letter about a visit as an SMS: what its subject says, the time and the place, and how to stop. */
    toText: ({ subject }: Letter, visit?: Visit): string =>
      [`${brand.name}: ${subject}.`, ...(visit ? [`${describeVisit(visit)}.`] : []), words.stopTexts].join(' '),
  };
};

const english = createLetters(letterWords);
const spanish = createLetters(spanishWords);

/** Every email and SMS to owners of an account, in the preferred language of the recipient. */
export const lettersTo = (recipient: Recipient) => (getLetterWords(recipient) === spanishWords ? spanish : english);

/** Every other email that the suite sends: about the work of staff, and to its own care team. In English, as the portal. */
export const letters = {
  entryApproved: (name: string): Letter => ({
    subject: `${name} is now on ${brand.name}`,
    paragraphs: ['We checked the entry. It is public from now on.'],
  }),
  entryRejected: (name: string, reason: string): Letter => ({
    subject: `${name} could not be added to ${brand.name}`,
    paragraphs: [`${reason} Please write to ${brand.careTeamEmail} if this is wrong.`],
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
