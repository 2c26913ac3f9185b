/** What the reschedule form says. */
export const rescheduleFormTexts = {
  label: 'Reschedule the appointment',
  details: 'Other days and the reason',
  guidance:
    'Give at least 3 other days on which you are available, with times if you can, and the reason for the change. Your present appointment stays until the new one is confirmed.',
  confirm: 'Request Reschedule',
  keep: 'No, Go Back',
} as const;
