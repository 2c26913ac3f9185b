import { toPhone, toPhoneDigits, toTelUrl } from './phone';

it.each([
  ['2125550144', '(212) 555-0144'],
  ['(212) 555-0144', '(212) 555-0144'],
  ['212.555.0144', '(212) 555-0144'],
  ['+1 212 555 0144', '(212) 555-0144'],
  ['212555014', null],
  ['22125550144', null],
  ['212555014a', null],
  ['', null],
  [null, null],
])('reads the phone number %p as %p [SC-403, UI-052]', (typed, phone) => {
  expect(toPhone(typed)).toBe(phone);
});

it('returns a URL that calls the number', () => {
  expect(toTelUrl('(212) 555-0144')).toBe('tel:+12125550144');
  expect(toTelUrl('none')).toBeUndefined();
});

it('does not read a foreign 11 digit number as one with a country code', () => {
  expect(toPhoneDigits('21255501449')).toBe('2125550144');
});
