import { z } from 'zod';
import { flag, idText, optionalId } from './values';

/** All that is told of an invitation before the date of birth was right: nothing of the patient, nothing of the scan. */
const closedInfo = z.object({ InvitationID: z.string(), AttemptCount: z.number() });

/** What an invitation is about (SC-375). */
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

const info = z.union([scanInfo, closedInfo]);

/** Proof of a confirmed date of birth: given out once with the answer, its hash is kept. Without it an invitation stays closed. */
const proof = z.object({ HandoffToken: z.string().optional() });

/** What the patient answers (SC-376); flags are texts here. */
const submit = proof.extend({
  AvailableSlots: z.string(),
  IsAnyTime: flag,
  SelfPay: flag,
  ZipCode: z.string(),
  CardLastFour: z.string().nullish(),
  CardType: z.string().nullish(),
  InsuranceId: optionalId,
  PaymentId: z.string().nullish(),
  PaymentSecret: z.string().nullish(),
  PolicyNumber: z.string().nullish(),
  PatientID: optionalId,
});

const submitAnswer = z.object({ result: z.string(), message: z.string().optional(), TestRequestID: z.number().optional() });

/** Wire shapes of px: the hand-off of a request that somebody started for a patient. */
export const pxWire = {
  'GET px/scan-request/:scanId': { params: z.object({ scanId: idText }), query: proof, answer: info },
  'PUT px/scan-request/:scanId': { params: z.object({ scanId: idText }), body: submit, answer: submitAnswer },
  'GET px/invitation/:invitationId': { params: z.object({ invitationId: z.string() }), query: proof, answer: info },
  'PUT px/invitation/:invitationId': {
    params: z.object({ invitationId: z.string() }),
    body: submit,
    answer: submitAnswer,
  },
  'POST px/validate-date-of-birth': {
    body: z.object({ DOB: z.string(), InvitationID: z.string() }),
    answer: z.object({ valid: flag, HandoffToken: z.string() }),
  },
} as const;

export type InvitationInfoAnswer = z.infer<typeof info>;
export type ScanInfoAnswer = z.infer<typeof scanInfo>;
export type SubmitAnswer = z.infer<typeof submitAnswer>;
