/** Texts of the insurance record. */
export const insuranceRecordTexts = {
  groupNumber: 'Group number',
  dob: "Policy holder's date of birth",
  planId: 'Plan ID',
  policyName: 'Name on the policy',
} as const;
