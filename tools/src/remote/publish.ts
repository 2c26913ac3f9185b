import { resolve } from 'node:path';
import { valid } from 'semver';
import { compressFolder } from '../build/compress';
import { assertBundleIsSound } from '../release/bundle-checks';
import { assertUsageIsDeclared } from '../release/bundle-usage';
import { type RemoteOptions } from './options';
import { makeLive } from './release';
import { startCanaryOf } from './start-canary';

/**
 * Publishes a bundle that was built elsewhere, by any bundler, and makes it live, or shows it to `percent` of the visitors. Throws
 * without a change of the site when the bundle's statements about itself are incomplete or false, and when its code uses what it does not
 * declare.
 */
export async function publish(options: RemoteOptions) {
  if (!options.from) throw new Error('The folder is missing: npm run remote -- publish --from FOLDER');
  const folder = resolve(options.from);
  const manifest = assertBundleIsSound(folder, options['server-code']);
  if (!options.force) assertUsageIsDeclared(options.site, folder, manifest);
  const { name, version } = manifest;
  if (valid(version) === null) throw new Error(`${version} is no version number, such as 1.2.0`);
  // Compressed files of the bundle could differ from its scripts.
  await compressFolder(folder);
  const build = { name, version, folder, fresh: false };
  await (options.percent === undefined ? makeLive(build, options) : startCanaryOf(build, options));
}
