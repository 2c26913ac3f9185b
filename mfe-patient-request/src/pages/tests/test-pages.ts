/** The four lists, in the order of their tabs, named as the last part of the URL (PR-260). */
export const testPages = [
  { page: 'in-progress', label: 'In progress' },
  { page: 'requests', label: 'Requests' },
  { page: 'upcoming', label: 'Upcoming' },
  { page: 'past', label: 'Past' },
] as const;

export type TestPage = (typeof testPages)[number]['page'];

/** Returns the list in the URL: requests without one, undefined for an unknown one. */
export const findTestPage = (name: string = 'requests'): TestPage | undefined => testPages.find(({ page }) => page === name)?.page;
