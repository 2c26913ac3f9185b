/** The four lists, in the order of their tabs; the word is the last part of the address (PR-260). */
export const testPages = [
  { page: 'in-progress', label: 'In progress' },
  { page: 'requests', label: 'Requests' },
  { page: 'upcoming', label: 'Upcoming' },
  { page: 'past', label: 'Past' },
] as const;

export type TestPage = (typeof testPages)[number]['page'];

/** The list that the address asks for: requests when it says none, undefined when there is no such list. */
export const testPageOf = (word: string = 'requests'): TestPage | undefined => testPages.find(({ page }) => page === word)?.page;
