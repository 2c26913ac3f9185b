import { formatPhone, toPhone, toPhoneDigits, toTelUrl } from './phone';

it.each([
  ['2125550144', '(212) 555-0144'],
  ['(212) 555-0144', '(212) 555-0144'],
  ['212.555.0144', '(212) 555-0144'],
  ['+1 212 555 0144', '(212) 555-0144'],
  ['212555014', null],
  ['22125550144', null],
  ['212555014413', null],
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
  expect(toPhoneDigits('912125550144')).toBe('9121255501');
  expect(toPhoneDigits('121255501449')).toBe('1212555014');
});

it.each([
  ['', ''],
  ['2', '(2'],
  ['212', '(212'],
  ['2125', '(212) 5'],
  ['212555', '(212) 555'],
  ['2125550', '(212) 555-0'],
  ['21255501449', '(212) 555-0144'],
])('formats the digits %p as far as they go: %p [UI-051]', (digits, formatted) => {
  expect(formatPhone(digits)).toBe(formatted);
});

it.each([
  ['12125550144', '2125550144'],
  ['1212555014', '1212555014'],
  ['1 (212) 555-0144', '2125550144'],
])('reads the digits of %p as %p [UI-050]', (text, digits) => {
  expect(toPhoneDigits(text)).toBe(digits);
});
