import { z } from 'zod';
import { flag, idText } from './values';

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

/** Wire shapes of providers. */
export const providersWire = {
  'GET providers/provider/:pid': { params: z.object({ pid: idText }), answer: providerInfo },
} as const;

export type ProviderInfoAnswer = z.infer<typeof providerInfo>;
