/** Texts of the reschedule form. */
export const rescheduleFormTexts = {
  label: 'Reschedule the appointment',
  guidance:
    'Give at least 3 other days on which you are available, in the calendar or here, and the reason for the change. Your current appointment stays in place until the new one is confirmed.',
  chooseDates: 'Choose dates',
  changeDates: 'Change dates',
  chosen: 'Days that you chose',
  details: 'Other days and the reason',
  confirm: 'Request Reschedule',
  keep: 'No, Go Back',
} as const;
