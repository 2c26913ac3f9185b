/** The texts of the calendar feeds of machines. */
export const feedTexts = {
  feeds: {
    title: 'Calendar feeds',
    text: 'A calendar such as Outlook or Google Calendar shows the exams of a machine, with number, exam and duration and no name of a patient. It reads them at a secret address.',
    hint: 'Replacing or ending an address stops every calendar that uses it.',
    noMachines: 'This location has no machine yet.',
    failed: 'Calendar feeds could not be loaded',
    none: 'No address',
    since: (date: string) => `Address created ${date}`,
    create: 'Create address',
    createOf: (machine: string) => `Create address: ${machine}`,
    replace: 'Replace address',
    replaceOf: (machine: string) => `Replace address: ${machine}`,
    end: 'End feed',
    endOf: (machine: string) => `End feed: ${machine}`,
    ended: (machine: string) => `The calendar feed of ${machine} has ended.`,
    changeFailed: 'The feed could not be changed. Try again.',
    dialog: (machine: string) => `Calendar address of ${machine}`,
    dialogText:
      'Add this address to your calendar as a subscription. It is shown only now: copy it before you close. Whoever has it can read the feed.',
    address: 'Address',
    copy: 'Copy address',
    close: 'Done',
  },
} as const;
