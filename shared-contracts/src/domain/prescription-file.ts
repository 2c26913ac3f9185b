/** The files that may be uploaded as a prescription (PR-117, D89); the form and the server check the same limits. */
export const prescriptionFile = {
  extensions: ['jpg', 'jpeg', 'png', 'gif', 'pdf'],
  typeMessage: 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.',
  maxBytes: 10 * 1024 * 1024,
  /** Files of one prescription, such as photos of its pages. */
  maxPages: 10,
} as const;

/** The extension of a file's name in lower case, without the dot; '' when it has none. */
export const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name ends in one of the extensions, regardless of case [PR-117, UI-071]. */
export const hasExtension = (name: string, extensions: readonly string[]): boolean => extensions.includes(getExtension(name));
