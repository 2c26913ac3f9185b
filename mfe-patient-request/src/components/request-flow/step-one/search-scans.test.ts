import { searchScans } from './search-scans';

const scan = (id: number, fullName: string) => ({ id, scanTypeId: 1, type: 'MRI', service: '', description: '', fullName });
const scans = [
  scan(1, 'MRI - Brain - Without contrast'),
  scan(2, 'MRI - Knee - With contrast'),
  scan(3, 'CT - Brain - Without contrast'),
];
const ids = (text: string) => searchScans(scans, text).map(({ id }) => id);

describe('searching a scan', () => {
  it.each(['', 'ct', ' k ', 'mr'])('shows the whole list for %p, which is not longer than 2 characters [PR-042]', (text) => {
    expect(ids(text)).toEqual([1, 2, 3]);
  });

  it.each([
    ['mri', [1, 2]],
    ['BRAIN without', [1, 3]],
    ['contrast knee', [2]],
    ['brain knee', []],
  ])('finds every word of %p anywhere in the full name, in any case [PR-043]', (text, found) => {
    expect(ids(text)).toEqual(found);
  });
});
