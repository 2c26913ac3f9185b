/** Texts of the scheduling step. */
export const schedulingTexts = {
  title: 'Times you offered',
  requested: 'A center asked for other times. You can change yours in step 1.',
  steps: ['Days', 'Times'],
  view: 'Show by',
  notOffered: 'Not offered',
  none: 'No times are offered.',
  failed: 'We could not load your times.',
  zone: 'All times are local to the imaging center.',
  earlier: 'Earlier',
  later: 'Later',
  range: (from: number, to: number, count: number) => `${from} to ${to} of ${count}`,
} as const;
