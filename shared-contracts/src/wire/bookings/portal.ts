import { z } from 'zod';

const int = z.coerce.number().int();

/** Wire shapes of the provider side of bookings. */
export const bookingsPortalWire = {
  'POST bookings/reject': {
    body: z.object({
      test_request_id: int,
      practice_id: int,
      /** -1 declines for every location of the practice. */
      location_id: int,
      reason: z.string().trim().min(1, 'Please give a reason.'),
    }),
    answer: z.object({ Result: z.string(), locationNameList: z.array(z.string()) }),
  },
} as const;

export type RejectAnswer = z.infer<(typeof bookingsPortalWire)['POST bookings/reject']['answer']>;
