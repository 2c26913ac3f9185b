import { formatScanName } from './scan-service';

it.each([
  [['MRI', 'Knee', 'Without contrast', 'Left'], 'MRI - Knee - Without contrast - Left'],
  [['MRI', 'Brain', 'Without contrast', ''], 'MRI - Brain - Without contrast'],
  [['CT', null, undefined], 'CT'],
])('names %j as %s [SC-368]', (parts, name) => {
  expect(formatScanName(...parts)).toBe(name);
});
