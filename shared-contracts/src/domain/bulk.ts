/** The most requests that one call changes. */
export const bulkCallMaximum = 25;

/** The most requests that can be selected at a time. */
export const selectionMaximum = 500;
