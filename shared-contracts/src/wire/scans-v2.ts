import { z } from 'zod';
import { flag, optionalId, resultWord } from './values';

const covidResponse = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Wire shapes of scans_v2, spelt as the specification spells them. */
export const scansV2Wire = {
  'GET scans_v2/scan-list': {
    answer: z.array(
      z.object({
        ScanTypeID: z.number(),
        ScanTypeName: z.string(),
        ScanServiceID: z.number(),
        ScanServiceName: z.string(),
        ScanDescription: z.string(),
        FullName: z.string(),
      }),
    ),
  },
  'GET scans_v2/distance': {
    query: z.object({ zip: z.string(), scanServiceId: z.coerce.number().int() }),
    answer: z.array(
      z.object({
        Distance: z.number(),
        DistanceOption: z.number(),
        Cnt: z.number(),
        MinPrice: z.number(),
        MaxPrice: z.number(),
        MinTotal: z.number(),
        MinFee: z.number(),
      }),
    ),
  },
  'POST scans_v2/scan-complete-step-2': {
    body: z.object({
      currId: optionalId,
      currTestRequestId: optionalId,
      newScanServiceId: z.coerce.number().int(),
      newZipCode: z.string(),
      /** Miles, or the id of a distance option (1 to 4). */
      newDistance: z.coerce.number().positive(),
      newIsAnyTime: flag,
      newAvailableSlots: z.string(),
      newSelfPay: flag,
      newPatientId: optionalId,
      originOne: z.string().nullish(),
      originTwo: z.string().nullish(),
    }),
    answer: z.object({ Result: resultWord, currID: z.number().nullable(), MESSAGE_TEXT: z.string() }),
  },
  'POST scans_v2/scan-complete-step-3': {
    body: z.object({
      newId: z.coerce.number().int(),
      newReason: z.string(),
      newDoctorFirstName: z.string(),
      newDoctorLastName: z.string(),
      newDoctorPhone: z.string().nullish(),
      newDoctorId: optionalId,
      newUploadedRx: flag,
      newBlobId: z.string().nullish(),
      newWillBringRx: flag.nullish(),
      newCovidResponseID: z.coerce.number().pipe(covidResponse).nullish(),
    }),
    answer: z.object({ Result: resultWord, MESSAGE_TEXT: z.string() }),
  },
  'POST scans_v2/scan-complete-step-4': {
    body: z.object({
      requestProgressId: optionalId,
      /** The same, as older clients spell it. */
      requestProgresId: optionalId,
      insuranceId: optionalId,
      policyNumber: z.string().nullish(),
      paymentId: z.string().nullish(),
      paymentSecret: z.string().nullish(),
      cardType: z.string().nullish(),
      cardLastFour: z.string().nullish(),
      /** Step 4 lets the patient switch between self-pay and insurance. */
      newSelfPay: flag.nullish(),
    }),
    answer: z.object({ Result: resultWord, MESSAGE_TEXT: z.string(), finalTestRequestID: z.number().nullable() }),
  },
  'GET scans_v2/scan-list-for-edit': {
    query: z.object({ currTestRequestId: optionalId, currTestRequestProgressId: optionalId }),
    answer: z.array(
      z.object({
        SelfPay: flag,
        ZipCode: z.string(),
        Distance: z.number(),
        IsAnyTime: flag,
        AvailableSlots: z.string(),
        ScanServiceID: z.number(),
        ID: z.number().nullable(),
        TestRequestID: z.number().nullable(),
        Reason: z.string(),
        DoctorFirstName: z.string(),
        DoctorLastName: z.string(),
        DoctorPhone: z.string(),
        WillBringRx: flag,
        UploadedRx: flag,
        BlobID: z.string().nullable(),
        FileName: z.string().nullable(),
        CovidResponseID: z.number().nullable(),
        InsuranceName: z.string(),
        InsuranceNameID: z.number().nullable(),
        PolicyNumber: z.string(),
        CardLast4: z.string(),
        CardType: z.string(),
        PaymentID: z.string(),
        PaymentSecret: z.string().optional(),
        /** 1 once a center has asked for other times, until the patient offers some. */
        ICStage: z.number(),
        /** 1 once a center has booked it: physician and reason can still be changed, the steps cannot. */
        Booked: flag.optional(),
        /** 1 for a record that was sent: it takes no step any more, and TestRequestID is the request that it became. */
        Sent: flag.optional(),
      }),
    ),
  },
  'GET scans_v2/insurances': {
    answer: z.object({ response: z.array(z.object({ id: z.number(), name: z.string() })) }),
  },
} as const;

type Answer<Name extends keyof typeof scansV2Wire> = z.infer<(typeof scansV2Wire)[Name]['answer']>;

export type ScanListAnswer = Answer<'GET scans_v2/scan-list'>;
export type DistanceAnswer = Answer<'GET scans_v2/distance'>;
export type StepTwoAnswer = Answer<'POST scans_v2/scan-complete-step-2'>;
export type StepThreeAnswer = Answer<'POST scans_v2/scan-complete-step-3'>;
export type StepFourAnswer = Answer<'POST scans_v2/scan-complete-step-4'>;
export type EditAnswer = Answer<'GET scans_v2/scan-list-for-edit'>;
export type InsurancesAnswer = Answer<'GET scans_v2/insurances'>;
