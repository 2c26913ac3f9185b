/** Words of the tests lists. */
export const testsTexts = {
  title: 'Your tests',
  nav: 'Lists of your tests',
} as const;
