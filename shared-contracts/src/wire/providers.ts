import { z } from 'zod';
import { flag, idText, integer, success } from './values';

const practiceLocation = z.object({
  id: z.number(),
  name: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  time_zone: z.string(),
});
practiceLocation.register(z.globalRegistry, { id: 'PracticeLocation' });

/** Practice of a provider, with its locations (SC-300, SC-042). */
export const providerInfo = z.object({
  id: z.number(),
  is_active: flag,
  is_admin: flag,
  practice: z.object({
    id: z.number(),
    name: z.string(),
    primary_location: practiceLocation.nullable(),
    locations: z.array(practiceLocation),
  }),
});
providerInfo.register(z.globalRegistry, { id: 'ProviderInfo' });

/** A user of the practice and one of its locations. */
const link = z.object({ ProviderId: integer, LocationId: integer });

/** Wire shapes of providers. */
export const providersWire = {
  'GET providers/provider/:pid': { params: z.object({ pid: idText }), response: providerInfo },
  /** With requires_billing=1 only locations without a billing account (SC-119). */
  'GET providers/location': {
    query: z.object({ requires_billing: flag.optional() }),
    response: z.object({ results: z.array(practiceLocation) }),
  },
  'POST providers/location': { body: link, response: success },
  'PATCH providers/location': { body: link, response: success },
  'POST providers/invoice': {
    body: link,
    response: z.object({
      results: z.array(z.object({ request_id: z.number(), appointment: z.string(), fee: z.number() })),
      /** Whole dollars. */
      total: z.number(),
    }),
  },
} as const;

export type PracticeLocationResponse = z.infer<typeof practiceLocation>;
export type ProviderInfoResponse = z.infer<typeof providerInfo>;
