import { z } from 'zod';
import { prescriptionFile } from '../domain/prescription-file';
import { flag, idText, integer, line, listMaximum, numeric, optionalId, paragraph, resultCode, slotsText } from './values';

const covidResponse = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** Wire shapes of scans_v2, spelt as the specification spells them. */
export const scansV2Wire = {
  'GET scans_v2/scan-list': {
    response: z.array(
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
    query: z.object({ zip: line, scanServiceId: integer }),
    response: z.array(
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
      newScanServiceId: integer,
      newZipCode: line,
      /** Miles, or the id of a distance option (1 to 4). */
      newDistance: numeric.positive(),
      newIsAnyTime: flag,
      newAvailableSlots: slotsText,
      newSelfPay: flag,
      /** Ours: the centers that the patient chose; only they get the request. */
      newLocationIds: z.array(idText).max(listMaximum).optional(),
      newPatientId: optionalId,
      originOne: line.nullish(),
      originTwo: line.nullish(),
    }),
    response: z.object({ Result: resultCode, currID: z.number().nullable(), MESSAGE_TEXT: z.string() }),
  },
  'POST scans_v2/scan-complete-step-3': {
    body: z.object({
      newId: integer,
      newReason: paragraph,
      newDoctorFirstName: line,
      newDoctorLastName: line,
      newDoctorPhone: line.nullish(),
      newDoctorId: optionalId,
      newUploadedRx: flag,
      newBlobId: line.nullish(),
      /** Ours: the further pages of the prescription, in order. Older clients leave it out: they keep the pages of a file that stays. */
      newMoreBlobIds: z
        .array(line)
        .max(prescriptionFile.maxPages - 1)
        .optional(),
      newWillBringRx: flag.nullish(),
      newCovidResponseID: numeric.pipe(covidResponse).nullish(),
    }),
    response: z.object({
      Result: resultCode,
      MESSAGE_TEXT: z.string(),
      /** Ours: how many pages of the prescription are stored. Missing from an API that stores the first one only. */
      Pages: z.number().optional(),
    }),
  },
  'POST scans_v2/scan-complete-step-4': {
    body: z.object({
      requestProgressId: optionalId,
      /** The same, as older clients spell it. */
      requestProgresId: optionalId,
      insuranceId: optionalId,
      policyNumber: line.nullish(),
      paymentId: line.nullish(),
      paymentSecret: line.nullish(),
      cardType: line.nullish(),
      cardLastFour: line.nullish(),
      /** Step 4 lets the patient switch between self-pay and insurance. */
      newSelfPay: flag.nullish(),
    }),
    response: z.object({ Result: resultCode, MESSAGE_TEXT: z.string(), finalTestRequestID: z.number().nullable() }),
  },
  'GET scans_v2/scan-list-for-edit': {
    query: z.object({ currTestRequestId: optionalId, currTestRequestProgressId: optionalId }),
    response: z.array(
      z.object({
        SelfPay: flag,
        ZipCode: z.string(),
        Distance: z.number(),
        IsAnyTime: flag,
        AvailableSlots: z.string(),
        /** Ours: the centers that the patient chose. */
        LocationIDs: z.array(z.number()).optional(),
        ScanServiceID: z.number(),
        ID: z.number().nullable(),
        TestRequestID: z.number().nullable(),
        Reason: z.string(),
        /** Ours: the doctor chosen from the list; null or missing for one typed by name. */
        DoctorID: z.number().nullish(),
        DoctorFirstName: z.string(),
        DoctorLastName: z.string(),
        DoctorPhone: z.string(),
        WillBringRx: flag,
        UploadedRx: flag,
        BlobID: z.string().nullable(),
        FileName: z.string().nullable(),
        /** Ours: the further pages of the prescription, in order. */
        MoreFiles: z.array(z.object({ BlobID: z.string(), FileName: z.string() })).optional(),
        CovidResponseID: z.number().nullable(),
        InsuranceName: z.string(),
        InsuranceNameID: z.number().nullable(),
        PolicyNumber: z.string(),
        CardLast4: z.string(),
        CardType: z.string(),
        PaymentID: z.string(),
        PaymentSecret: z.string().optional(),
        /** 1 from a center's request for other times until the patient offers some. */
        ICStage: z.number(),
        /** 1 once a center has booked it: physician and reason can still be changed, the steps cannot. */
        Booked: flag.optional(),
        /** 1 for a record that was sent: it accepts no more steps, and TestRequestID is its request. */
        Sent: flag.optional(),
      }),
    ),
  },
  'GET scans_v2/insurances': {
    response: z.object({ response: z.array(z.object({ id: z.number(), name: z.string() })) }),
  },
} as const;

type Response<Name extends keyof typeof scansV2Wire> = z.infer<(typeof scansV2Wire)[Name]['response']>;

type Body<Name extends keyof typeof scansV2Wire & `POST ${string}`> = z.input<(typeof scansV2Wire)[Name]['body']>;

export type StepTwoBody = Body<'POST scans_v2/scan-complete-step-2'>;
export type StepThreeBody = Body<'POST scans_v2/scan-complete-step-3'>;
export type StepFourBody = Body<'POST scans_v2/scan-complete-step-4'>;
export type EditResponse = Response<'GET scans_v2/scan-list-for-edit'>;
