/** Licences under which something may be shipped: they ask for their text, and for nothing of our own sources. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
]);

/** What a package calls its licence where that is no SPDX name; its licence file was read. */
const readByUs: Record<string, string> = { 'zipcodes BSD': 'BSD-3-Clause' };

/** The SPDX expression of a package's licence. */
export const licenceOf = (name: string, said = 'none') => readByUs[`${name} ${said}`] ?? said;

/** Whether an SPDX expression allows shipping: one side of an OR, both sides of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}
