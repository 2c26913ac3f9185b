import { type EstimateResponse } from '../wire/bookings/estimate';
import { addDays } from './civil-date';
import { type Complete } from './codec';
import { type EstimateReason } from './estimate-reason';

/** A charge that the patient can expect. */
interface EstimateItem {
  description: string;
  /** Code of the service, in Current Procedural Terminology. */
  serviceCode: string;
  /** ICD-10 codes; none while the diagnosis is not known. */
  diagnosisCodes: string[];
  amountCents: number;
}

/** What an estimate says: every element of 45 CFR 149.610(c)(1), in the words of the time at which it was issued. */
export interface EstimateContent {
  /** Born on: 'YYYY-MM-DD', empty when not known. */
  patient: { name: string; birthDate: string };
  /** The primary service, and when it is scheduled: wall-clock time at the center and its zone; null before a booking. */
  service: { description: string; start: string | null; timeZone: string };
  /** Who charges for it, and where. Empty identifiers are not on file. */
  provider: { practice: string; location: string; npi: string; taxId: string; address: string; state: string };
  items: EstimateItem[];
  /** In cents: paid when the center confirms, as part of the total. */
  depositCents: number;
  /** Items that are scheduled separately, before or after the service. */
  separateItems: { notice: string; items: string[] };
  /** What the rule obliges the provider to say. */
  notices: string[];
}

/** A good-faith estimate of a self-pay request; a change makes a new version, and all versions stay. */
export interface Estimate extends EstimateContent {
  requestId: number;
  /** From 1. */
  version: number;
  /** ISO time. */
  issuedAt: string;
  reason: EstimateReason;
}

/** The expected charges of an estimate, in cents. */
export const getEstimateTotal = ({ items }: Pick<Estimate, 'items'>): number =>
  items.reduce((total, { amountCents }) => total + amountCents, 0);

/** A bill so much above its estimate can be disputed (45 CFR 149.620(a)(2)(i)). */
export const disputeCents = 40_000;
/** Calendar days from the date of the bill in which a dispute can start (45 CFR 149.620(c)(1)). */
export const disputeDays = 120;

/** What a bill means beside its estimate: cents above it (negative: below), and until which day it can be disputed, if at all. */
export interface BillCheck {
  overCents: number;
  /** 'YYYY-MM-DD'. */
  disputeUntil?: string;
}

/** Compares what a center billed with its estimate. `billedOn`: date of the bill, 'YYYY-MM-DD'. */
export function checkBill(estimate: Pick<Estimate, 'items'>, bill: { cents: number; billedOn: string }): BillCheck {
  const overCents = bill.cents - getEstimateTotal(estimate);
  return { overCents, ...(overCents >= disputeCents ? { disputeUntil: addDays(bill.billedOn, disputeDays) } : {}) };
}

export const readEstimate = (wire: EstimateResponse): Complete<Estimate> => ({
  requestId: wire.request_id,
  version: wire.version,
  issuedAt: wire.issued_at,
  reason: wire.reason,
  patient: { name: wire.patient.name, birthDate: wire.patient.birth_date },
  service: { description: wire.service.description, start: wire.service.start, timeZone: wire.service.time_zone },
  provider: {
    practice: wire.provider.practice,
    location: wire.provider.location,
    npi: wire.provider.npi,
    taxId: wire.provider.tax_id,
    address: wire.provider.address,
    state: wire.provider.state,
  },
  items: wire.items.map((item) => ({
    description: item.description,
    serviceCode: item.service_code,
    diagnosisCodes: item.diagnosis_codes,
    amountCents: item.amount_cents,
  })),
  depositCents: wire.deposit_cents,
  separateItems: wire.separate_items,
  notices: wire.notices,
});

export const writeEstimate = (estimate: Estimate): Complete<EstimateResponse> => {
  const { practice, location, npi, taxId, address, state } = estimate.provider;
  return {
    request_id: estimate.requestId,
    version: estimate.version,
    issued_at: estimate.issuedAt,
    reason: estimate.reason,
    patient: { name: estimate.patient.name, birth_date: estimate.patient.birthDate },
    service: { description: estimate.service.description, start: estimate.service.start, time_zone: estimate.service.timeZone },
    provider: { practice, location, npi, tax_id: taxId, address, state },
    items: estimate.items.map((item) => ({
      description: item.description,
      service_code: item.serviceCode,
      diagnosis_codes: item.diagnosisCodes,
      amount_cents: item.amountCents,
    })),
    deposit_cents: estimate.depositCents,
    separate_items: estimate.separateItems,
    notices: estimate.notices,
  };
};
