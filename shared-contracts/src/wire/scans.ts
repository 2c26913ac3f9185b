import { z } from 'zod';
import { flag, idText, optionalId, success, window } from './values';

const scanType = z.object({ id: z.number(), value: z.string(), is_popular: flag });

const scanService = z.object({
  id: z.number(),
  value: z.string(),
  description: z.string(),
  option: z.string(),
  cpt_code: z.string(),
  scan_type: z.object({ id: z.number(), value: z.string() }),
  min_price: z.number(),
  fee: z.number(),
});

const insurance = z.object({
  group_number: z.string(),
  dob: z.string(),
  plan_id: z.string(),
  policy_name: z.string(),
  policy_number: z.string(),
  company: z.object({ id: z.number(), name: z.string() }),
});

const locationPreview = z.object({
  id: z.number(),
  name: z.string(),
  address_1: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  distance: z.number(),
});

const requestBody = z.object({
  scan_service_id: z.coerce.number().int(),
  budget: z.coerce.number(),
  distance: z.coerce.number(),
  zip_code: z.string(),
  average_cost: z.coerce.number().nullish(),
  rate: z.coerce.number().nullish(),
  windows: z.array(window),
  notice: z.coerce.number().int().default(3),
  payment_id: z.string().nullish(),
  payment_secret: z.string().nullish(),
  card_type: z.string().nullish(),
  card_last4: z.string().nullish(),
  modality: z.string().nullish(),
  study_name: z.string().nullish(),
  scan_type_id: z.coerce.number().nullish(),
  self_pay: flag,
  booking_fee: z.coerce.number().nullish(),
  doctor_id: optionalId,
  reason: z.string().nullish(),
  PaymentCustomerID: z.string().nullish(),
  insurance: z.unknown().optional(),
});

const costQuery = z.object({
  zip_code: z.string(),
  cpt_code: z.string().nullish(),
  scan_type_id: z.coerce.number().int().nullish(),
  scan_service_id: z.coerce.number().int(),
});

/** Wire shapes of scans. */
export const scansWire = {
  'GET scans/types': { answer: z.array(scanType) },
  'GET scans/services': { answer: z.array(scanService) },
  'GET scans/services/:typeId': { params: z.object({ typeId: idText }), answer: z.array(scanService) },
  'GET scans/averageCost/:cptCode': {
    params: z.object({ cptCode: z.string() }),
    answer: z.object({ average_cost: z.number() }),
  },
  'POST scans/cost': {
    body: costQuery,
    answer: z.object({ rate: z.number(), ceiling: z.number(), source: z.string() }),
  },
  'POST scans/request': { body: requestBody, answer: z.object({ id: z.number() }) },
  'PATCH scans/request/:requestId': {
    params: z.object({ requestId: idText }),
    body: z.object({
      active: flag.optional(),
      /** Set for a record that is still in progress: `requestId` is then its id. */
      in_progress: flag.optional(),
      selfPay: flag.optional(),
      fee: z.coerce.number().optional(),
      budget: z.coerce.number().optional(),
      /** Miles. */
      distance: z.coerce.number().positive().optional(),
      doctor_id: optionalId,
      reason: z.string().optional(),
      windows: z.array(window).optional(),
      notice: z.coerce.number().int().optional(),
    }),
    answer: success,
  },
  'POST scans/resubmit/:requestId': { params: z.object({ requestId: idText }), answer: success },
  'GET scans/insurance': { answer: z.object({ insurance: insurance.nullable() }) },
  'POST scans/insurance': {
    body: z.object({
      group_number: z.string().default(''),
      dob: z.string().default(''),
      plan_id: z.string().default(''),
      policy_name: z.string().default(''),
      policy_number: z.string().min(1),
      company: z.object({ id: z.coerce.number().int() }),
    }),
    answer: z.object({ insurance }),
  },
  'POST scans/deductible': {
    body: z.object({ insurance_id: optionalId, policy_number: z.string().nullish() }),
    answer: z.object({
      amount: z.number().nullable(),
      remaining: z.number().nullable(),
      firstName: z.string(),
      lastName: z.string(),
      dob: z.string(),
      error: flag,
    }),
  },
  'POST scans/locations': {
    body: z.object({
      zip_code: z.string(),
      scan_service_id: z.coerce.number().int(),
      distance: z.coerce.number().default(50),
    }),
    answer: z.object({ locations: z.array(locationPreview) }),
  },
  'POST scans/contract': {
    body: z.object({
      test_request_id: z.coerce.number().int(),
      budget: z.coerce.number().nullish(),
      self_pay: flag.optional(),
      /** 0 works the contract out and agrees to nothing yet; left out, it is agreed. */
      agreed: flag.optional(),
    }),
    answer: z.object({ contract: z.object({ test_request_id: z.number(), budget: z.number(), self_pay: flag }) }),
  },
} as const;

type Answer<Name extends keyof typeof scansWire> = z.infer<(typeof scansWire)[Name]['answer']>;

export type ScanTypesAnswer = Answer<'GET scans/types'>;
export type ScanServicesAnswer = Answer<'GET scans/services'>;
export type InsuranceAnswer = Answer<'GET scans/insurance'>;
export type DeductibleAnswer = Answer<'POST scans/deductible'>;
export type LocationsAnswer = Answer<'POST scans/locations'>;
export type ContractAnswer = Answer<'POST scans/contract'>;
export type FinalRequestBody = z.input<typeof requestBody>;
