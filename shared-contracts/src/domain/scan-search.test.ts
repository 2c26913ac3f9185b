// Misspelled on purpose: cspell:ignore abdoemn abdomenn abdoxyn headac knxee kumbar lumbra mammogrum nede nkex nxee ultrasoud ultrsnd xkee
// cspell:ignore ábdomen últrasound
import { searchScans } from './scan-search';
import { type ScanService } from './scan-service';

const names = [
  'MRI - Brain - Without contrast',
  'MRI - Knee - Without contrast - Left',
  'MRI - Knee - Without contrast - Right',
  'MRI - Lumbar Spine - Without contrast',
  'CT - Head - Without contrast',
  'CT - Chest - With contrast',
  'CT - Abdomen - With contrast',
  'Ultrasound - Abdomen - Complete',
  'X-Ray - Chest - 2 views',
  'X-Ray - Knee - 2 views - Left',
  'Mammogram - Breast - Screening',
  'DEXA - Hips and Spine - Bone density',
];
const scans = names.map((fullName, id): ScanService => ({ id, scanTypeId: 1, type: '', service: '', description: '', fullName }));
// A list of its own for each search, as the words of a list are read once.
const find = (text: string, among = scans) => searchScans([...among], text).map(({ fullName }) => fullName);

it.each(['', 'mr', '  k ', ' '])('shows all scans in their order for %p [PR-042]', (text) => {
  expect(find(text)).toEqual(names);
});

it.each<[string, string]>([
  ['knee', 'MRI - Knee - Without contrast - Left'],
  ['KNEE mri right', 'MRI - Knee - Without contrast - Right'],
  ['cat scan of the chest', 'CT - Chest - With contrast'],
  ['x ray chest', 'X-Ray - Chest - 2 views'],
  ['xray knee', 'X-Ray - Knee - 2 views - Left'],
  ['sonogram belly', 'Ultrasound - Abdomen - Complete'],
  ['low back mri', 'MRI - Lumbar Spine - Without contrast'],
  ['headache mri', 'MRI - Brain - Without contrast'],
  ['headache', 'MRI - Brain - Without contrast'],
  ['head ct', 'CT - Head - Without contrast'],
  ['bone density', 'DEXA - Hips and Spine - Bone density'],
  ['ábdomen últrasound', 'Ultrasound - Abdomen - Complete'],
])('finds %p: %s [PR-043]', (text, first) => {
  expect(find(text)[0]).toBe(first);
});

it.each<[string, string, string]>([
  ['a missing letter', 'ultrasoud', 'Ultrasound - Abdomen - Complete'],
  ['an added letter', 'knxee mri', 'MRI - Knee - Without contrast - Left'],
  ['an added last letter', 'abdomenn ct', 'CT - Abdomen - With contrast'],
  ['a letter missing from four', 'hed ct', 'CT - Head - Without contrast'],
  ['a wrong letter', 'mammogrum', 'Mammogram - Breast - Screening'],
  ['two swapped letters', 'abdoemn ultrasound', 'Ultrasound - Abdomen - Complete'],
  ['a wrong first letter', 'kumbar', 'MRI - Lumbar Spine - Without contrast'],
  ['a swapped last pair', 'lumbra', 'MRI - Lumbar Spine - Without contrast'],
])('forgives %s in %p', (_typo, text, first) => {
  expect(find(text)[0]).toBe(first);
});

it.each(['abdoxyn', 'ultrsnd x', 'xkee', 'nxee', 'nkex', 'knee brain', 'zzzz', 'mri qqqq', 'right brain knee', 'the, of for '])(
  'finds nothing for %p, which has two wrong letters, or no scan that has all of it',
  (text) => {
    expect(find(text)).toEqual([]);
  },
);

it('needs every word of the text in a name, in any order', () => {
  expect(find('contrast knee')).toEqual(['MRI - Knee - Without contrast - Left', 'MRI - Knee - Without contrast - Right']);
  expect(find('views knee')).toEqual(['X-Ray - Knee - 2 views - Left']);
});

it('ignores a side that no scan has, and keeps to one that a scan has', () => {
  expect(find('left lumbar')).toEqual(['MRI - Lumbar Spine - Without contrast']);
  expect(find('right knee')).toEqual(['MRI - Knee - Without contrast - Right']);
  expect(find('right', [scans[3]!])).toEqual([]);
});

it('leaves out words without a meaning', () => {
  expect(find('I need a scan of my knee')).toEqual(find('knee'));
  expect(find('I nede a scan of my knee')).toEqual(find('knee'));
});

it('rates a full word above the beginning of one, and that above any part', () => {
  const parts = ['MRI - Unhip', 'MRI - Hipster', 'MRI - Hip'].map((fullName, id) => ({ ...scans[0]!, id, fullName }));
  expect(searchScans(parts, 'hip').map(({ fullName }) => fullName)).toEqual(['MRI - Hip', 'MRI - Hipster', 'MRI - Unhip']);
});

it('finds scans by the beginning of a word that stands for another', () => {
  expect(find('headac')).toEqual(find('headache'));
  expect(find('mig mri')).toEqual(find('migraine mri'));
});

it('reads words of two letters as they are', () => {
  expect(find('mi mri')).toEqual([]);
  expect(find('cz chest')).toEqual([]);
});
