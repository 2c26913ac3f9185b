import { buildPackage } from '../build/build-package';
import { isRemote, remotes } from '../build/packages';
import { fail } from './fail';

/** Builds what is stale and says so; `names` limits it to some packages. Gives the builds in order. */
export async function buildAll(names: string[] = ['shell', ...remotes()]) {
  const builds = [];
  for (const [place, name] of names.entries()) {
    const started = Date.now();
    process.stdout.write(`[${place + 1}/${names.length}] ${name} … `);
    const build = await buildPackage(name);
    console.log(build.fresh ? `built ${build.version} in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'is up to date');
    builds.push(build);
  }
  return builds;
}

/** `npm run build [-- package …]` */
export async function command(words: string[]) {
  const unknown = words.filter((name) => name !== 'shell' && !isRemote(name));
  if (unknown.length > 0) fail(`No such package: ${unknown.join(', ')}`);
  try {
    await buildAll(words.length > 0 ? words : undefined);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
