/** Words of the dialog that edits a request in progress. */
export const editRequestTexts = {
  open: 'Edit request',
  title: 'Edit request',
  failed: 'This could not be saved. Nothing was lost: please try again.',
  save: 'Save',
  saved: 'Your request is changed.',
  withdraw: 'Cancel this request',
  withdrawn: 'Your request is cancelled. Nothing was sent to a center.',
} as const;
