import { z } from 'zod';
import { defaultNoticeHours } from '../domain/notice';
import { flag, idText, integer, line, listMaximum, numeric, optionalId, paragraph, success, wallClock, window } from './values';

const scanType = z.object({
  id: z.number(),
  value: z.string(),
  is_popular: flag,
  /** Lowest self-pay total of a scan of the type, near the ZIP code or anywhere; null without a center. Whole dollars. */
  from_total: z.number().nullable().optional(),
  /** Market rate of that same scan. */
  market_rate: z.number().nullable().optional(),
});
scanType.register(z.globalRegistry, { id: 'ScanType' });

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
scanService.register(z.globalRegistry, { id: 'ScanService' });

const insurance = z.object({
  group_number: z.string(),
  dob: z.string(),
  plan_id: z.string(),
  policy_name: z.string(),
  policy_number: z.string(),
  company: z.object({ id: z.number(), name: z.string() }),
});
insurance.register(z.globalRegistry, { id: 'Insurance' });

const locationPreview = z.object({
  id: z.number(),
  name: z.string(),
  address_1: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  distance: z.number(),
  /** Self-pay total of the scan, or the lowest one of a scan type. */
  total: z.number().optional(),
  /** The part of the total that is held as deposit. */
  deposit: z.number().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  /** IANA zone. */
  time_zone: z.string().optional(),
  /** Whether it has an open machine for the scan. */
  open_machine: flag.optional(),
  /** Wall-clock times at which the scan can start, in order; only on demand, for one scan. */
  openings: z.array(wallClock).optional(),
});
locationPreview.register(z.globalRegistry, { id: 'LocationPreview' });

const requestBody = z.object({
  scan_service_id: integer,
  budget: numeric,
  distance: numeric,
  zip_code: line,
  average_cost: numeric.nullish(),
  rate: numeric.nullish(),
  windows: z.array(window).max(listMaximum),
  notice: integer.default(defaultNoticeHours),
  payment_id: line.nullish(),
  payment_secret: line.nullish(),
  card_type: line.nullish(),
  card_last4: line.nullish(),
  modality: line.nullish(),
  study_name: line.nullish(),
  scan_type_id: numeric.nullish(),
  self_pay: flag,
  booking_fee: numeric.nullish(),
  doctor_id: optionalId,
  /** Centers that the patient prefers: only these get the request. Empty or left out, each center within the distance gets it. */
  locations: z.array(idText).max(listMaximum).optional(),
  reason: paragraph.nullish(),
  PaymentCustomerID: line.nullish(),
});
requestBody.register(z.globalRegistry, { id: 'ScanRequest' });

const costQuery = z.object({
  zip_code: line,
  cpt_code: line.nullish(),
  scan_type_id: integer.nullish(),
  scan_service_id: integer,
});

/** Wire shapes of scans. */
export const scansWire = {
  'GET scans/types': { query: z.object({ zip: line.optional() }), response: z.array(scanType) },
  'GET scans/services': { response: z.array(scanService) },
  'GET scans/services/:typeId': { params: z.object({ typeId: idText }), response: z.array(scanService) },
  'GET scans/averageCost/:cptCode': {
    params: z.object({ cptCode: line }),
    response: z.object({ average_cost: z.number() }),
  },
  'POST scans/cost': {
    body: costQuery,
    response: z.object({ rate: z.number(), ceiling: z.number(), source: z.string() }),
  },
  'POST scans/request': { body: requestBody, response: z.object({ id: z.number() }) },
  'PATCH scans/request/:requestId': {
    params: z.object({ requestId: idText }),
    body: z.object({
      active: flag.optional(),
      /** Set for a record that is still in progress: `requestId` is then its id. */
      in_progress: flag.optional(),
      selfPay: flag.optional(),
      fee: numeric.optional(),
      budget: numeric.optional(),
      /** Miles. */
      distance: numeric.positive().optional(),
      doctor_id: optionalId,
      reason: paragraph.optional(),
      windows: z.array(window).max(listMaximum).optional(),
      notice: integer.optional(),
    }),
    response: success,
  },
  'POST scans/resubmit/:requestId': { params: z.object({ requestId: idText }), response: success },
  'GET scans/insurance': { response: z.object({ insurance: insurance.nullable() }) },
  'POST scans/insurance': {
    body: z.object({
      group_number: line.default(''),
      dob: line.default(''),
      plan_id: line.default(''),
      policy_name: line.default(''),
      policy_number: line.min(1),
      company: z.object({ id: integer }),
    }),
    response: z.object({ insurance }),
  },
  'POST scans/deductible': {
    body: z.object({ insurance_id: optionalId, policy_number: line.nullish() }),
    response: z.object({
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
      zip_code: line,
      scan_service_id: integer.nullish(),
      /** Without a scan: the centers for any scan of the type. */
      scan_type_id: integer.nullish(),
      distance: numeric.default(50),
      /** Ours: also returns the next openings for the scan. */
      with_openings: flag.optional(),
      /** Self-pay patients may come from today on, others later. */
      self_pay: flag.optional(),
    }),
    response: z.object({
      locations: z.array(locationPreview),
      /** Where the ZIP code is; missing for an unknown one. */
      place: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
    }),
  },
  'POST scans/contract': {
    body: z.object({
      test_request_id: integer,
      budget: numeric.nullish(),
      self_pay: flag.optional(),
      /** 0 only calculates the contract; omitted, the patient agrees to it. */
      agreed: flag.optional(),
    }),
    response: z.object({ contract: z.object({ test_request_id: z.number(), budget: z.number(), self_pay: flag }) }),
  },
} as const;

type Response<Name extends keyof typeof scansWire> = z.infer<(typeof scansWire)[Name]['response']>;

export type ScanServicesResponse = Response<'GET scans/services'>;
export type LocationsResponse = Response<'POST scans/locations'>;
export type InsuranceResponse = Response<'GET scans/insurance'>;
export type InsuranceBody = z.output<(typeof scansWire)['POST scans/insurance']['body']>;
export type FinalRequestBody = z.input<typeof requestBody>;
