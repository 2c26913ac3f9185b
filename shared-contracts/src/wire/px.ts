import { z } from 'zod';
import { flag, idText, optionalId } from './values';

/** What an invitation is about (SC-375). */
const scanInfo = z.object({
  InvitationID: z.string(),
  Prescriber: z.object({ FirstName: z.string(), LastName: z.string(), Phone: z.string() }),
  PhysicianOrganization: z.object({ Name: z.string() }),
  ScanServiceID: z.number(),
  PatientID: z.number(),
  AttemptCount: z.number(),
  TestRequestID: z.number().nullable(),
  ScanService: z.object({
    MinPrice: z.number(),
    ID: z.number(),
    Fee: z.number(),
    ScanTypeID: z.number(),
    FriendlyName: z.string(),
  }),
});

/** What the patient answers (SC-376); flags are texts here. */
const submit = z.object({
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
  'GET px/scan-request/:scanId': { params: z.object({ scanId: idText }), answer: scanInfo },
  'PUT px/scan-request/:scanId': { params: z.object({ scanId: idText }), body: submit, answer: submitAnswer },
  'GET px/invitation/:invitationId': { params: z.object({ invitationId: z.string() }), answer: scanInfo },
  'PUT px/invitation/:invitationId': {
    params: z.object({ invitationId: z.string() }),
    body: submit,
    answer: submitAnswer,
  },
  'POST px/validate-date-of-birth': {
    body: z.object({ DOB: z.string(), InvitationID: z.string() }),
    answer: z.object({ valid: flag }),
  },
} as const;

export type ScanInfoAnswer = z.infer<typeof scanInfo>;
export type SubmitAnswer = z.infer<typeof submitAnswer>;
