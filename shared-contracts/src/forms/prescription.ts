/** What may be uploaded as a prescription (PR-117, D89); the server checks it again. */
export const prescriptionFile = {
  extensions: ['jpg', 'jpeg', 'png', 'gif', 'pdf'],
  typeMessage: 'Only JPG, PNG, GIF, or PDF files can be saved. Please try again.',
  maxBytes: 10 * 1024 * 1024,
} as const;
