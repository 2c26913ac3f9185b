import { z } from 'zod';
import { flag, idText, success } from './values';

/** Only 'connected' has a meaning; `stripe_link` leads to the onboarding (SC-345). */
const account = z.object({ id: z.number(), account_name: z.string(), status: z.string(), stripe_link: z.string() });

const locationBilling = z.object({
  id: z.number(),
  /** Ours: locations share street names. */
  name: z.string(),
  address_1: z.string(),
  billing_account: z.object({ id: z.number() }).nullable(),
});

const id = z.object({ id: idText });

/** Wire shapes of billing. */
export const billingWire = {
  'GET billing/accounts': { answer: z.object({ results: z.array(account) }) },
  'GET billing/location/:id': { params: id, answer: locationBilling },
  'GET billing/locations': { answer: z.object({ results: z.array(locationBilling) }) },
  'GET billing/add': { query: z.object({ account_id: idText.optional() }), answer: z.object({ stripe_link: z.string() }) },
  'POST billing/add': {
    body: z.object({ state: z.string().min(1), stripe_auth: z.string().min(1) }),
    /** `reconnect` on: the account was not connected; `stripe_link` leads to another try. */
    answer: z.object({ id: z.number().nullable(), reconnect: flag, stripe_link: z.string().nullable() }),
  },
  'PATCH billing/accounts/:id': {
    params: id,
    body: z.object({ account_name: z.string().trim().min(1, 'Please enter a name.') }),
    answer: success,
  },
  'PATCH billing/location/:id': { params: id, body: z.object({ account_id: z.coerce.number().int() }), answer: success },
} as const;

export type BillingAccountAnswer = z.infer<typeof account>;
export type LocationBillingAnswer = z.infer<typeof locationBilling>;
export type BillingAddAnswer = z.infer<(typeof billingWire)['POST billing/add']['answer']>;
