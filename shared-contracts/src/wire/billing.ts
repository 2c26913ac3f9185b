import { z } from 'zod';
import { paymentKinds, paymentStates } from '../domain/payment';
import { flag, idText, integer, line, month, success } from './values';

/** Only 'connected' has a meaning; `stripe_link` leads to the onboarding (SC-345). */
const account = z.object({ id: z.number(), account_name: z.string(), status: z.string(), stripe_link: z.string() });
account.register(z.globalRegistry, { id: 'BillingAccount' });

const locationBilling = z.object({
  id: z.number(),
  /** Ours: locations share street names. */
  name: z.string(),
  address_1: z.string(),
  billing_account: z.object({ id: z.number() }).nullable(),
});
locationBilling.register(z.globalRegistry, { id: 'LocationBilling' });

/** Ours: a deposit or a refund of a request. */
const ledgerLine = z.object({
  id: z.number(),
  request_id: z.number(),
  location_id: z.number(),
  kind: z.enum(paymentKinds),
  /** Negative for a refund. */
  amount_cents: z.number().int(),
  state: z.enum(paymentStates),
  reason: z.string(),
  at: z.iso.datetime(),
});
ledgerLine.register(z.globalRegistry, { id: 'LedgerLine' });

/** Ours: the money of a month at a location, in cents. */
const moneyRow = z.object({
  month,
  location_id: z.number(),
  /** Fees of the bookings that were made in this month. */
  fee_cents: z.number().int(),
  deposit_cents: z.number().int(),
  /** Positive. */
  refund_cents: z.number().int(),
  /** Ordered, and not moved as far as known. */
  open_cents: z.number().int(),
});
moneyRow.register(z.globalRegistry, { id: 'MoneyRow' });

const id = z.object({ id: idText });

/** Wire shapes of billing. */
export const billingWire = {
  'GET billing/accounts': { response: z.object({ results: z.array(account) }) },
  'GET billing/location/:id': { params: id, response: locationBilling },
  'GET billing/locations': { response: z.object({ results: z.array(locationBilling) }) },
  'GET billing/ledger': { response: z.object({ results: z.array(ledgerLine) }) },
  'GET billing/months': {
    query: z.object({ from: month, until: month, location_id: idText.optional() }),
    response: z.object({ results: z.array(moneyRow), time_zone: z.string() }),
  },
  'GET billing/add': { query: z.object({ account_id: idText.optional() }), response: z.object({ stripe_link: z.string() }) },
  'POST billing/add': {
    body: z.object({ state: line.min(1), stripe_auth: line.min(1) }),
    /** `reconnect` on: the account was not connected; `stripe_link` leads to another try. */
    response: z.object({ id: z.number().nullable(), reconnect: flag, stripe_link: z.string().nullable() }),
  },
  'PATCH billing/accounts/:id': {
    params: id,
    body: z.object({ account_name: line.trim().min(1, 'Please enter a name.') }),
    response: success,
  },
  'PATCH billing/location/:id': { params: id, body: z.object({ account_id: integer }), response: success },
} as const;

export type BillingAccountResponse = z.infer<typeof account>;
export type LocationBillingResponse = z.infer<typeof locationBilling>;
export type LedgerLineResponse = z.infer<typeof ledgerLine>;
export type MoneyRowResponse = z.infer<typeof moneyRow>;
export type BillingAddResponse = z.infer<(typeof billingWire)['POST billing/add']['response']>;
