import { buildPackage } from '../build/build-package';
import { isRemote, remotes } from '../build/packages';
import { exitWithError } from './exit-with-error';

/** Builds the outdated packages and prints each result. `names` limits the packages. Returns the builds in the same order. */
export async function buildAll(names: string[] = ['shell', ...remotes()]) {
  const builds = [];
  for (const [index, name] of names.entries()) {
    const started = Date.now();
    process.stdout.write(`[${index + 1}/${names.length}] ${name} … `);
    const build = await buildPackage(name);
    console.log(build.fresh ? `built ${build.version} in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'is up to date');
    builds.push(build);
  }
  return builds;
}

/** Runs `npm run build [-- package …]`. */
export async function command(args: string[]) {
  const unknown = args.filter((name) => name !== 'shell' && !isRemote(name));
  if (unknown.length > 0) exitWithError(`Unknown package: ${unknown.join(', ')}`);
  try {
    await buildAll(args.length > 0 ? args : undefined);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
