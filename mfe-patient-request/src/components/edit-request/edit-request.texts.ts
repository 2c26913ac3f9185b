/** Texts of the dialog that edits a request in progress. */
export const editRequestTexts = {
  open: 'Edit request',
  title: 'Edit request',
  failed: 'This could not be saved. Your answers are still here. Try again.',
  save: 'Save',
  saved: 'Your request was updated.',
  withdraw: 'Cancel this request',
  withdrawn: 'Your request was canceled. Nothing was sent to a center.',
} as const;
