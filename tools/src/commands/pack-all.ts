import { resolve } from 'node:path';
import { packAll } from '../packages/pack-all';
import { exitWithError } from './exit-with-error';

/** Runs `npm run pack:all -- DIR`: builds the packages for teams in their own repositories and writes their tarballs. */
export async function command([folder]: string[]) {
  if (!folder) exitWithError('The folder is missing: npm run pack:all -- DIR');
  try {
    for (const tarball of await packAll(resolve(folder))) console.log(tarball);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
