import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';
import { codeOwnersFile, createCodeOwners } from './code-owners';

it('finds CODEOWNERS up to date with npm run remote -- owners', async () => {
  const file = readFileSync(join(workspaceRoot, codeOwnersFile), 'utf8');
  expect(file).toBe(await createCodeOwners());
  expect(file).toContain('/mfe-ic-portal/ @scanharbor/center-portal');
});
