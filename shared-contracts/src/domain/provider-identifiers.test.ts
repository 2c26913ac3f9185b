import { isNpi, isNpiOrEmpty, isTaxIdOrEmpty, toTaxId } from './provider-identifiers';

// 1234567893 is the example of the standard for the check digit.
it('accepts an NPI by its length, first digit and check digit only', () => {
  expect(isNpi('1234567893')).toBe(true);
  for (let digit = 0; digit < 10; digit += 1) expect(isNpi(`123456789${digit}`)).toBe(digit === 3);
  expect(['', '123456789', '12345678930', '3234567893', '1234567839', '12345 67893', 'NPI'].filter(isNpi)).toEqual([]);
  // Every changed digit is noticed.
  const valid = ['1234567893', '1992999890', '1932102274'];
  expect(valid.filter(isNpi)).toEqual(valid);
  const change = (npi: string) =>
    Array.from(npi, (digit, place) => `${npi.slice(0, place)}${(Number(digit) + 1) % 10}${npi.slice(place + 1)}`);
  expect(valid.flatMap(change).filter(isNpi)).toEqual([]);
  expect(['11234567893', ' 1234567893', '1234567893 '].filter(isNpi)).toEqual([]);
  expect(['', '1234567893', '1234567890'].map(isNpiOrEmpty)).toEqual([true, true, false]);
});

it('writes a tax ID in one form', () => {
  expect(['12-3456789', '123456789', ' 12-3456789 '].map(toTaxId)).toEqual(Array(3).fill('12-3456789'));
  expect(['', '1-23456789', '12-345678', '12-34567890', 'AB-1234567', '912-3456789'].map(toTaxId)).toEqual(Array(6).fill(undefined));
  expect(['', '123456789', '12345'].map(isTaxIdOrEmpty)).toEqual([true, true, false]);
});
