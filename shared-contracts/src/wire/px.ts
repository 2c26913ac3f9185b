import { z } from 'zod';
import { languages } from '../domain/language';
import { flag, idText, line, optionalId, slotsText } from './values';

/** An invitation before the date of birth is confirmed: nothing about the patient or the scan. */
const closedInfo = z.object({ InvitationID: z.string(), AttemptCount: z.number() });
closedInfo.register(z.globalRegistry, { id: 'LockedInvitation' });

/** An invitation with its scan and prescriber (SC-375). */
const scanInfo = closedInfo.extend({
  Prescriber: z.object({ FirstName: z.string(), LastName: z.string(), Phone: z.string() }),
  PhysicianOrganization: z.object({ Name: z.string() }),
  ScanServiceID: z.number(),
  PatientID: z.number(),
  TestRequestID: z.number().nullable(),
  ScanService: z.object({
    MinPrice: z.number(),
    ID: z.number(),
    Fee: z.number(),
    ScanTypeID: z.number(),
    FriendlyName: z.string(),
  }),
});
scanInfo.register(z.globalRegistry, { id: 'Invitation' });

const info = z.union([scanInfo, closedInfo]);

/** Proof of a confirmed date of birth: returned once, stored as a hash. Without it an invitation stays closed. */
const proof = z.object({ HandoffToken: line.optional() });

/** The patient's answers (SC-376); flags are texts here. */
const submit = proof.extend({
  AvailableSlots: slotsText,
  IsAnyTime: flag,
  SelfPay: flag,
  ZipCode: line,
  CardLastFour: line.nullish(),
  CardType: line.nullish(),
  InsuranceId: optionalId,
  PaymentId: line.nullish(),
  PaymentSecret: line.nullish(),
  PolicyNumber: line.nullish(),
  PatientID: optionalId,
  /** Ours: the language of the page; letters are in it where the patient's profile states none. */
  PreferredLanguage: z.enum(languages).optional(),
});
submit.register(z.globalRegistry, { id: 'InvitationAnswers' });

const submitted = z.object({ result: z.string(), message: z.string().optional(), TestRequestID: z.number().optional() });
submitted.register(z.globalRegistry, { id: 'InvitationResult' });

/** Wire shapes of px: the hand-off of a request that a prescriber started for a patient. */
export const pxWire = {
  'GET px/scan-request/:scanId': { params: z.object({ scanId: idText }), query: proof, response: info },
  'PUT px/scan-request/:scanId': { params: z.object({ scanId: idText }), body: submit, response: submitted },
  'GET px/invitation/:invitationId': { params: z.object({ invitationId: line }), query: proof, response: info },
  'PUT px/invitation/:invitationId': {
    params: z.object({ invitationId: line }),
    body: submit,
    response: submitted,
  },
  'POST px/validate-date-of-birth': {
    body: z.object({ DOB: line, InvitationID: line }),
    response: z.object({ valid: flag, HandoffToken: z.string() }),
  },
} as const;

export type InvitationInfoResponse = z.infer<typeof info>;
export type ScanInfoResponse = z.infer<typeof scanInfo>;
export type SubmitBody = z.input<typeof submit>;
export type SubmitResponse = z.infer<typeof submitted>;
