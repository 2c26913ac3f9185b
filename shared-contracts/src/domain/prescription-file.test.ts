import { getExtension, hasExtension, prescriptionFile } from './prescription-file';

it.each([
  ['order.pdf', true],
  ['ORDER.JPG', true],
  ['photo.jpeg', true],
  ['photo.png', true],
  ['photo.gif', true],
  ['order.pdf.exe', false],
  ['order.', false],
  ['pdf', false],
  ['order.docx', false],
])('takes the file %s as a prescription: %s [PR-117]', (name, expected) => {
  expect(hasExtension(name, prescriptionFile.extensions)).toBe(expected);
});

it('allows 10 MB, and names the types in the message [PR-117, D89]', () => {
  expect(prescriptionFile.maxBytes).toBe(10_485_760);
  expect(prescriptionFile.typeMessage).toBe('Only JPG, PNG, GIF, or PDF files can be saved. Please try again.');
});

it.each([
  ['order.PDF', 'pdf'],
  ['a.b.jpeg', 'jpeg'],
  ['order.', ''],
  ['order', ''],
])('finds the extension of %s: %p', (name, extension) => {
  expect(getExtension(name)).toBe(extension);
});
