import { findOwnRemote, ownRemote } from '../webpack/package-folders';
import { serveRemote } from '../dev/serve-remote';
import { remoteOptions } from '../remote/options';
import { exitWithError } from './exit-with-error';
import { command as remote } from './remote';

const usage = `Builds, checks and releases the remote of this repository.

npx scanharbor dev --in URL [--port 3100]         rebuilds the remote as you type and shows it inside the site at URL
npx scanharbor build [--release 1.2.0]            builds it into dist/builds
npx scanharbor check [--only lint,types,tests,build,contract,budgets]   runs the gates
npx scanharbor release [--release 1.2.0] [--reason TEXT] [--upload COMMAND]   makes a build live
npx scanharbor canary --percent 0..100 [--to VERSION] [--reason TEXT]   shows a build, or VERSION, to some visitors
npx scanharbor rollback [--to VERSION] [--reason TEXT]   returns to the previous version, or to VERSION
npx scanharbor publish --from FOLDER [--percent 0..100] [--reason TEXT]   checks a bundle of another bundler, makes it live or a canary
npx scanharbor set NAME[@VERSION]... [--days 7] [--reason TEXT]   prints a link that shows staff these versions, or a build of NAME
npx scanharbor sets                               lists the sets of versions that have a link
npx scanharbor withdraw ID                        ends a set: its link shows the live site
npx scanharbor promote [--to VERSION] [--reason TEXT]   makes the canary live for all visitors
npx scanharbor registry serve --credentials FILE [--port 3400]   serves the release service of a site; also add-token, tokens, revoke
npx scanharbor verify                             compares all files of the site with their signatures
npx scanharbor list                               lists the live versions and the release history
npx scanharbor sizes                              lists kB, requests and duplicate libraries of each live screen
npx scanharbor locate POSITION...                 names the source file and line of a position that a fault reports

--site FOLDER      the released site (default SCANHARBOR_SITE); required without a registry
--registry URL     release service that runs release, publish, canary, promote, rollback and list, with the token in SCANHARBOR_TOKEN (default SCANHARBOR_REGISTRY)
--keys FILE        the file with the keys of releases (default SCANHARBOR_KEYS, otherwise the key of this account)
--author NAME      the author in the release history (default RELEASED_BY, otherwise the current account)
--upload COMMAND   copies the content of the folder $FROM to the static host: first the new version, then the files that point to it
--force            ignores incompatible live versions, an incompatible contract and exceeded budgets`;

/** Commands that take the remote's name in the workspace; here it is known. */
const named = ['build', 'check', 'release', 'canary', 'promote', 'rollback'];
/** Commands of the registry itself; the service runs the others of any remote by it, such as `registry rollback mfe-blog`. */
const ofRegistry = ['serve', 'add-token', 'tokens', 'revoke'];
const others = ['publish', 'set', 'sets', 'withdraw', 'verify', 'list', 'sizes', 'locate'];

/** Commands that read or change a released site: here it is elsewhere, and a missing name would create an empty one in this folder. */
const ofSite = ['release', 'canary', 'rollback', 'publish', 'set', 'sets', 'withdraw', 'promote', 'verify', 'list', 'sizes'];

function assertSiteIsNamed(action: string, args: string[]) {
  const isGiven = (option: string) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));
  const { SCANHARBOR_SITE: site, SCANHARBOR_REGISTRY: registry } = process.env;
  if (site || registry || isGiven('--site') || isGiven('--registry') || isGiven('--help')) return;
  exitWithError(
    `${action} needs the released site: name its folder (--site, or SCANHARBOR_SITE) or its release service (SCANHARBOR_REGISTRY)`,
  );
}

async function dev(args: string[]) {
  try {
    const { options } = remoteOptions(['dev', ...args]);
    await serveRemote(ownRemote(), options);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}

/** Runs a command on the remote of its own repository: the commands of the workspace, with the same checks. */
export async function run([action = '--help', ...args]: string[]) {
  if (action === 'dev') return dev(args);
  if (ofSite.includes(action)) assertSiteIsNamed(action, args);
  if (action === 'registry') return remote(ofRegistry.includes(args[0] ?? '') ? [action, ...args] : args);
  if (named.includes(action)) {
    const name = findOwnRemote();
    if (name === undefined)
      exitWithError(`${action} needs a remote: neither this folder nor one above it contains remote.ts and package.json`);
    return remote([action, name, ...args]);
  }
  if (others.includes(action)) return remote([action, ...args]);
  if (action !== '--help') exitWithError(`Unknown command: ${action}. Commands: ${['dev', ...named, ...others, 'registry'].join(', ')}`);
  console.log(usage);
}
