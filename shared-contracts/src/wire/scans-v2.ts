import { z } from 'zod';

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
} as const;

export type ScanListAnswer = z.infer<(typeof scansV2Wire)['GET scans_v2/scan-list']['answer']>;
export type DistanceAnswer = z.infer<(typeof scansV2Wire)['GET scans_v2/distance']['answer']>;
