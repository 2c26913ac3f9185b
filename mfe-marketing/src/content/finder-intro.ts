/** Introduction of the finder; separate from the texts of its steps, so that the landing page stays small. */
export const finderIntro = {
  title: 'Find your test',
  lead: 'Choose it step by step, as your doctor wrote it on the order, and see what it costs.',
  open: 'Browse all tests',
  loadFailed: 'The list of tests could not be loaded.',
} as const;
