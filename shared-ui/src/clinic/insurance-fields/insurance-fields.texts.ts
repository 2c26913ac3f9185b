/** Texts of the insurance fields. */
export const insuranceFieldsTexts = {
  insurer: 'Insurance company',
  insurerHint: 'Type the name on your card.',
  memberId: 'Member ID',
  memberIdHint: 'It is on the front of your insurance card.',
  failed: 'We could not load the insurance companies.',
} as const;
