/** What can happen to a request, as listed in the activity of its page. */
export const activityKinds = [
  'created',
  'changed',
  'viewed',
  'note',
  'note-deleted',
  'file',
  'file-opened',
  'times-asked',
  'booked',
  'undone',
  'moved',
  'terms-changed',
  'arrived',
  'completed',
  'no-show',
  'attendance-undone',
  'canceled',
  'cancellation-asked',
  'rejected',
  'rejection-undone',
  'assigned',
  'unassigned',
  'message',
] as const;

export type ActivityKind = (typeof activityKinds)[number];
