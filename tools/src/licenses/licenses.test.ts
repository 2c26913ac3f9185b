import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { workspaceRoot } from '../webpack/package-folders';
import { isAllowed } from './allowed';
import { createBillOfMaterials } from './bill-of-materials';
import { inApi, inBrowser, licensesDocument } from './document';

describe('the licenses of shipped packages', () => {
  it('finds only licenses that permit shipping', () => {
    const refused = [...inBrowser(), ...inApi()].filter(({ license }) => !isAllowed(license));
    expect(refused).toEqual([]);
  });

  it('finds docs/licenses.md up to date with npm run licenses', () => {
    expect(readFileSync(join(workspaceRoot, 'docs/licenses.md'), 'utf8')).toBe(licensesDocument());
  });

  it('lists each package once in the bill of materials, with its parts', () => {
    const { components } = createBillOfMaterials();
    expect(new Set(components.map((one) => one.purl)).size).toBe(components.length);
    const zod = components.find(({ name }) => name === 'zod');
    expect(zod).toMatchObject({ licenses: [{ expression: 'MIT' }], properties: [{ value: 'browser' }, { value: 'api' }] });
    expect(components.find(({ name }) => name === '@reduxjs/toolkit')?.purl).toMatch(/^pkg:npm\/%40reduxjs\/toolkit@2\./);
  });

  it("follows CycloneDX's own schema, without other fields", async () => {
    const bill = createBillOfMaterials();
    const schema = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(bill.specVersion).toBe(Spec.Version.v1dot6);
    expect(await schema.validate(JSON.stringify(bill))).toBeNull();
    expect(await schema.validate(JSON.stringify({ ...bill, components: [{ ...bill.components[0], type: 'package' }] }))).not.toBeNull();
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
  ])('evaluates %s: permits shipping: %s', (expression, may) => expect(isAllowed(expression)).toBe(may));
});
