/** The most requests that one call changes. */
export const bulkCallMaximum = 25;

/** The most requests that can be selected at a time: as many as a list has without pages. */
export const selectionMaximum = 20_000;

/** The most requests on one print, and of a change that needs no second thought: some pages of a list. */
export const printMaximum = 500;
