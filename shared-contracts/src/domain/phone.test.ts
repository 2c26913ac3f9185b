import { telAddress, toPhone } from './phone';

it.each([
  ['2125550144', '(212) 555-0144'],
  ['(212) 555-0144', '(212) 555-0144'],
  ['212.555.0144', '(212) 555-0144'],
  ['+1 212 555 0144', '(212) 555-0144'],
  ['212555014', null],
  ['22125550144', null],
  ['', null],
  [null, null],
])('reads the phone number %p as %p [SC-403]', (typed, phone) => {
  expect(toPhone(typed)).toBe(phone);
});

it('gives an address that a phone can call', () => {
  expect(telAddress('(212) 555-0144')).toBe('tel:+12125550144');
  expect(telAddress('none')).toBeUndefined();
});
