import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateInNode } from '../testing/evaluate-in-node';
import { workspaceRoot } from '../webpack/package-folders';
import { codeOwnersFile } from './code-owners';

it('finds CODEOWNERS up to date with npm run remote -- owners', () => {
  const file = readFileSync(join(workspaceRoot, codeOwnersFile), 'utf8');
  expect(file).toBe(evaluateInNode('remote/code-owners', 'exported.createCodeOwners()'));
  expect(file).toContain('/mfe-ic-portal/ @scanharbor/center-portal');
});
