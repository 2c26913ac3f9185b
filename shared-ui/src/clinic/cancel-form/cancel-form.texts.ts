/** Texts of the cancel form for providers and patients. */
export const cancelFormTexts = {
  reason: 'Reason',
  details: 'Details',
  provider: {
    label: 'Cancel the appointment',
    placeholder: 'Select a reason',
    alertTitle: 'A reason is missing',
    reasonMissing: 'Please select a reason the appointment is being cancelled.',
    confirm: 'Cancel appointment',
    keep: 'Keep appointment',
  },
  patient: {
    label: 'Cancel the test',
    confirm: 'Yes, Cancel',
    keep: 'No, Go Back',
  },
} as const;
