/** Made once: `toLocaleString` makes one for each number. */
const numbers = new Intl.NumberFormat('en-US');

/** Texts of every data table; those of one table are props. */
export const dataTableTexts = {
  search: 'Search',
  sortBy: 'Sort by',
  unsorted: 'Default order',
  ascending: (header: string): string => `${header}, ascending`,
  descending: (header: string): string => `${header}, descending`,
  any: 'Any',
  clear: 'Clear filters',
  noMatch: 'No matches',
  noMatchText: 'Change the search or the filters to see more.',
  actions: 'Actions',
  /** `total` is undefined where only the matching rows are counted. */
  count: (matching: number, total: number | undefined): string => {
    const count = numbers.format(matching);
    if (total === undefined) return `${count} match`;
    return matching === total ? `${count} total` : `${count} of ${numbers.format(total)} match`;
  },
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  size: 'Rows per page',
  allRows: 'All',
  previous: 'Previous page',
  next: 'Next page',
} as const;
