/** Licenses that permit shipping. They require their text, but not the publication of our sources. */
const allowed = new Set([
  'MIT',
  'MIT-0',
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

/** SPDX names for packages with a nonstandard license name. A maintainer read each license file. */
const readByUs: Record<string, string> = { 'zipcodes BSD': 'BSD-3-Clause' };

/** Returns the SPDX expression of a package's license. */
export const getLicense = (name: string, declared = 'none') => readByUs[`${name} ${declared}`] ?? declared;

/** Checks whether an SPDX expression permits shipping: one side of an OR, both sides of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
}
