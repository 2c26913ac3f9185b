import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';
import { isAllowed } from './allowed';
import { inApi, inBrowser, licencesDocument } from './document';

describe('the licences of what is shipped', () => {
  it('are all known and ask for nothing but their text', () => {
    const refused = [...inBrowser(), ...inApi()].filter(({ licence }) => !isAllowed(licence));
    expect(refused).toEqual([]);
  });

  it('are listed as they are: npm run licences writes the list', () => {
    expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencesDocument());
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['(MIT AND Zlib)', true],
    ['(MIT AND GPL-3.0-only)', false],
    ['AGPL-3.0-or-later', false],
    ['LGPL-2.1', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['(MIT OR (ISC AND GPL-2.0))', false],
    ['none', false],
  ])('%s: may be shipped %s', (expression, may) => expect(isAllowed(expression)).toBe(may));
});
