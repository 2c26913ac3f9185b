import { type InvitationInfoResponse, type ScanInfoResponse, type SubmitBody } from '../wire/px';
import { type Complete } from './codec';
import { type DistanceOption } from './distance-option';
import { type SavedCard } from './scan-request';
import { profileLanguages, type SiteLanguage } from './site-language';
import { type TimeWindow, writeSlots } from './slots';

/** A scan that a prescriber requested for a patient (SC-375). Money in whole dollars; the price is minPrice plus fee (IN-041). */
export interface InvitedScan {
  prescriber: { firstName: string; lastName: string; phone: string };
  organization: string;
  patientId: number;
  requestId?: number;
  scan: { id: number; typeId: number; name: string; minPrice: number; fee: number };
}

/** An invitation. `about` is returned only with the proof of a confirmed date of birth. */
export interface Invitation {
  id: string;
  /** Wrong dates of birth so far, 5 at most. */
  attempts: number;
  about?: InvitedScan;
}

const readInvitedScan = (wire: ScanInfoResponse): Complete<InvitedScan> => ({
  prescriber: { firstName: wire.Prescriber.FirstName, lastName: wire.Prescriber.LastName, phone: wire.Prescriber.Phone },
  organization: wire.PhysicianOrganization.Name,
  patientId: wire.PatientID,
  requestId: wire.TestRequestID ?? undefined,
  scan: {
    id: wire.ScanService.ID,
    typeId: wire.ScanService.ScanTypeID,
    name: wire.ScanService.FriendlyName,
    minPrice: wire.ScanService.MinPrice,
    fee: wire.ScanService.Fee,
  },
});

const writeInvitedScan = (about: InvitedScan): Omit<Complete<ScanInfoResponse>, 'InvitationID' | 'AttemptCount'> => ({
  Prescriber: { FirstName: about.prescriber.firstName, LastName: about.prescriber.lastName, Phone: about.prescriber.phone },
  PhysicianOrganization: { Name: about.organization },
  ScanServiceID: about.scan.id,
  PatientID: about.patientId,
  TestRequestID: about.requestId ?? null,
  ScanService: {
    MinPrice: about.scan.minPrice,
    ID: about.scan.id,
    Fee: about.scan.fee,
    ScanTypeID: about.scan.typeId,
    FriendlyName: about.scan.name,
  },
});

export const readInvitation = (wire: InvitationInfoResponse): Complete<Invitation> => ({
  id: wire.InvitationID,
  attempts: wire.AttemptCount,
  about: 'ScanService' in wire ? readInvitedScan(wire) : undefined,
});

export const writeInvitation = ({ id, attempts, about }: Invitation): InvitationInfoResponse => ({
  InvitationID: id,
  AttemptCount: attempts,
  ...(about && writeInvitedScan(about)),
});

/** The patient's answers to an invitation (SC-376). */
export type InvitationAnswers = {
  invitationId: string;
  /** Proof of the confirmed date of birth. */
  proof: string;
  patientId: number;
  zipCode: string;
  /** Any time over the next two weeks; `windows` is then empty. */
  isAnyTime: boolean;
  windows: TimeWindow[];
  /** The language that was chosen for the site. Letters are in it where the patient's profile states none. */
  language?: SiteLanguage;
} & ({ selfPay: true; card: SavedCard } | { selfPay: false; insurerId: number; memberId: string });

const writeFlag = (on: boolean) => (on ? ('1' as const) : ('0' as const));

/** Leaves out the payment data for insurance, and the insurance data for self-pay (D63). */
export function writeInvitationAnswers(answers: InvitationAnswers): Complete<SubmitBody> {
  const card = answers.selfPay ? answers.card : undefined;
  const insurance = answers.selfPay ? undefined : answers;
  return {
    HandoffToken: answers.proof,
    AvailableSlots: writeSlots(answers.windows),
    IsAnyTime: writeFlag(answers.isAnyTime),
    SelfPay: writeFlag(answers.selfPay),
    ZipCode: answers.zipCode,
    PatientID: answers.patientId,
    CardLastFour: card?.last4,
    CardType: card?.type,
    PaymentId: card?.id,
    PaymentSecret: card?.secret,
    InsuranceId: insurance?.insurerId,
    PolicyNumber: insurance?.memberId,
    PreferredLanguage: answers.language && profileLanguages[answers.language],
  };
}

export const birthDateAttempts = 5;

/** Search radii around the zip of an answered invitation, in miles: the first one with a center counts. Patients do not choose it. */
export const invitationMiles = [20, 50] as const;

/** Returns the offer within the first search radius that has a center; undefined when none has. */
export const invitedOption = (options: readonly DistanceOption[]): DistanceOption | undefined =>
  invitationMiles.flatMap((radius) => options.filter(({ miles }) => miles === radius))[0];
