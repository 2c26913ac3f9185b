/** What every data table says; its own words come in as props. */
export const dataTableTexts = {
  search: 'Search',
  sortBy: 'Sort by',
  unsorted: 'As listed',
  ascending: (header: string): string => `${header}, ascending`,
  descending: (header: string): string => `${header}, descending`,
  any: 'Any',
  clear: 'Clear filters',
  noMatch: 'Nothing matches',
  noMatchText: 'Change the search or the filters to see more.',
  actions: 'Actions',
  count: (matching: number, all: number): string =>
    matching === all
      ? `${all.toLocaleString('en-US')} in all`
      : `${matching.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} match`,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  size: 'Rows per page',
  allRows: 'All',
  previous: 'Previous page',
  next: 'Next page',
} as const;
