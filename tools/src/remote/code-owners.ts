import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarationOf } from '../build/build-remote';
import { remotes } from '../build/packages';
import { workspaceRoot } from '../webpack/package-folders';

/** Path of the file below the root. */
export const codeOwnersFile = '.github/CODEOWNERS';

/** Returns the content of CODEOWNERS: the team of each remote, from its `remote.ts`; the platform team owns all else. */
export async function createCodeOwners(): Promise<string> {
  const lines = await Promise.all(remotes().map(async (remote) => `/${remote}/ @scanharbor/${(await declarationOf(remote)).owner}`));
  return ['# Written by `npm run remote -- owners` from the owner in each remote.ts', '* @scanharbor/platform', ...lines, ''].join('\n');
}

/** Writes CODEOWNERS, so that a change of a remote needs the review of its team. */
export async function writeCodeOwners() {
  const file = join(workspaceRoot, codeOwnersFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await createCodeOwners());
}
