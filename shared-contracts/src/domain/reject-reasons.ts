/** Why a center declines a request; a text can say more, or stand alone. */
export const rejectReasons = [
  'No free time',
  'Exam not offered',
  'Insurance not accepted',
  'Order is missing or wrong',
  'Not safe for the patient',
] as const;
