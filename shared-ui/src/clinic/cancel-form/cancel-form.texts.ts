/** Texts of the cancel form for providers and patients. */
export const cancelFormTexts = {
  reason: 'Reason',
  details: 'Details',
  placeholder: 'Select a reason',
  provider: {
    label: 'Cancel the appointment',
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
