/** What can happen to a request, as the activity of its page tells it. */
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
  'assigned',
  'unassigned',
  'message',
] as const;

export type ActivityKind = (typeof activityKinds)[number];
