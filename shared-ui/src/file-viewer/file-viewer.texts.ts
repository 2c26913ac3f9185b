/** Texts of the file viewer. */
export const fileViewerTexts = {
  notAllowedTitle: 'This file cannot be shown',
  notAllowed: 'Only .jpg, .jpeg, .png, .gif, and .pdf files are allowed.',
  download: 'Download',
  open: 'Open',
  removeFirst: 'Remove first page',
  removeTitle: 'Remove the first page',
  removeAsk: 'Do you want to remove the first page of this file? You cannot undo this operation.',
  removeConfirm: 'Remove page',
  removeKeep: 'Keep page',
  page: (page: number, pages: number, name: string): string => `Page ${page} of ${pages} of ${name}`,
  pages: (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`),
  previous: 'Previous file',
  next: 'Next file',
  position: (file: number, files: number): string => `File ${file} of ${files}`,
  loading: 'Loading the file…',
  failedTitle: 'The file could not be shown',
} as const;
