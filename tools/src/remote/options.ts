import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../webpack/package-folders';

export const usage = `Manages the life cycle of a remote. NAME is a remote or, where listed, shell or shared-contracts.

npm run remote -- new NAME [--owner TEAM] [--url /path] [--access public]   creates a remote with a route and a test
npm run remote -- dev NAME [--port 3000]           rebuilds NAME as you type; serves the other packages as built
npm run remote -- build NAME [--release 1.2.0]     builds NAME; also shell
npm run remote -- check NAME [--only lint,types,tests,build,contract,budgets]   runs the gates; also shell, shared-contracts
npm run remote -- release NAME [--release 1.2.0] [--reason TEXT] [--upload COMMAND]   makes a build live; also shell, shared-contracts
npm run remote -- canary NAME --percent 0..100 [--to VERSION] [--reason TEXT]   shows a build, or VERSION, to some visitors
npm run remote -- publish --from FOLDER [--percent 0..100] [--reason TEXT] [--upload COMMAND]   checks a bundle that was built elsewhere, makes it live or a canary
npm run remote -- repair                           restores an invalid registry.json from the release history
npm run remote -- sign                             signs a site with the current key: after new-key, rotate-key and drop-key
npm run remote -- verify                           compares all files of the site with their signatures
npm run remote -- new-key --name SITE              creates the key file of a site, such as production
npm run remote -- rotate-key                       adds a key that signs from now on; the previous one is still accepted
npm run remote -- drop-key                         removes the previous key
npm run remote -- rollback NAME [--to VERSION] [--reason TEXT]   returns to the previous version, or to VERSION; also shell
npm run remote -- set NAME[@VERSION]... [--days 7] [--reason TEXT]   prints a link that shows staff these versions, or a build of NAME; nothing becomes live
npm run remote -- sets                             lists the sets of versions that have a link
npm run remote -- withdraw ID                      ends a set: its link shows the live site
npm run remote -- promote NAME [--to VERSION] [--reason TEXT]   makes the canary live for all visitors
npm run remote -- freeze [NAME] --reason TEXT      refuses releases and canaries of NAME, or of everything, until unfreeze
npm run remote -- unfreeze [NAME] [--reason TEXT]  allows them again
npm run remote -- registry serve --credentials FILE [--port 3400] [--host 127.0.0.1]   serves the release service of the site
npm run remote -- registry add-token --credentials FILE --team TEAM --remotes NAME,NAME   creates a token of a team
npm run remote -- registry tokens --credentials FILE   lists the credentials; revoke ID ends one
npm run remote -- owners                           writes .github/CODEOWNERS from the owner of each remote
npm run remote -- health                           prints visits, failures and load times of each live version, and what the test of a canary found
npm run remote -- state                            prints the live versions, their contract usage and the history as JSON
npm run remote -- list                             lists the live versions and the release history
npm run remote -- sizes                            lists kB, requests and duplicate libraries of each live screen
npm run remote -- locate POSITION...               names the source file and line of a position that a fault reports

--site FOLDER      the released site (default SCANHARBOR_SITE, otherwise dist/site)
--registry URL     release service that runs release, publish, canary, promote, rollback and list, with the token in SCANHARBOR_TOKEN (default SCANHARBOR_REGISTRY)
--keys FILE        the file with the keys of releases (default SCANHARBOR_KEYS, otherwise the key of this account)
--author NAME      the author in the release history (default RELEASED_BY, otherwise the current account)
--upload COMMAND   copies the content of the folder $FROM to the static host: first the new version, then the files that point to it
--base REVISION    refuses canary, promote and rollback (exit code 4) when NAME changed since the revision that state printed
--wait SECONDS     gives up after this time when another release is in progress (exit code 5); default 1200
--server-code      accepts code of a published bundle that renders pages, in a process without secrets
--force            ignores incompatible live versions, an incompatible contract and exceeded budgets; a freeze has to be ended`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The parsed arguments after `npm run remote --`. */
export interface RemoteOptions {
  site: string;
  release?: string;
  reason?: string;
  author?: string;
  to?: string;
  percent?: string;
  /** Revision of the remote that the change starts from. */
  base?: string;
  /** Seconds. */
  wait?: string;
  /** Lifetime of a set. */
  days?: string;
  from?: string;
  /** URL of a release service. */
  registry?: string;
  /** File with the credentials of the teams. */
  credentials?: string;
  team?: string;
  /** Names, separated by commas. */
  remotes?: string;
  host?: string;
  'server-code'?: boolean;
  /** File with the keys of releases. */
  keys?: string;
  /** Name of a site in its signatures. */
  name?: string;
  owner?: string;
  url?: string;
  access?: string;
  only?: string;
  upload?: string;
  port?: string;
  /** URL of a deployed site that shows the remote during development. */
  in?: string;
  /** Further arguments after the name. */
  positions?: string[];
  force?: boolean;
  help?: boolean;
}

/** Parses the arguments. Throws with one line for an undefined flag. */
export function remoteOptions(args: string[]): { action: string; name: string; options: RemoteOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: text,
      release: text,
      reason: text,
      author: text,
      to: text,
      percent: text,
      base: text,
      wait: text,
      days: text,
      from: text,
      registry: text,
      credentials: text,
      team: text,
      remotes: text,
      host: text,
      'server-code': flag,
      keys: text,
      name: text,
      owner: text,
      url: text,
      access: text,
      only: text,
      upload: text,
      port: text,
      in: text,
      force: flag,
      help: flag,
    },
  });
  const [action = '', name = '', ...positions] = positionals;
  return {
    action,
    name,
    options: { ...values, positions, site: resolve(values.site ?? process.env.SCANHARBOR_SITE ?? join(workspaceRoot, 'dist/site')) },
  };
}

/** Returns the wait for another release in milliseconds; undefined for the default. Throws with one line for an invalid one. */
export function parseWait(wait: string | undefined): number | undefined {
  if (wait === undefined) return undefined;
  if (!/^\d{1,4}$/.test(wait)) throw new Error(`--wait must be a number of seconds, not ${wait}`);
  return Number(wait) * 1000;
}
