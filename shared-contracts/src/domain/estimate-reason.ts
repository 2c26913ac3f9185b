/** Why a version of an estimate was issued: a booking, another time or place, another price, or the wish of the patient. */
export const estimateReasons = ['booked', 'moved', 'price', 'requested'] as const;

export type EstimateReason = (typeof estimateReasons)[number];
