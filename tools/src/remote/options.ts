import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../webpack/package-folders';

export const usage = `The life of a remote. NAME is a remote; shell and shared-contracts are taken where it says so.

npm run remote -- new NAME [--owner TEAM] [--url /path] [--access public]   a new remote: declared, routed, tested
npm run remote -- dev NAME [--port 3000]           live in the browser, the rest of the site as built
npm run remote -- build NAME [--release 1.2.0]     NAME or shell
npm run remote -- check NAME [--only lint,types,tests,build,contract,budgets]   NAME; shell and shared-contracts have fewer gates
npm run remote -- release NAME [--release 1.2.0] [--why REASON] [--copy COMMAND]   NAME, shell or shared-contracts
npm run remote -- canary NAME --percent 0..100 [--to VERSION] [--why REASON]   the sources as they are, or VERSION
npm run remote -- rollback NAME [--to VERSION] [--why REASON]               NAME or shell
npm run remote -- list                             what is live, and what was done
npm run remote -- weights                          kB, requests and double libraries of every live screen

--site FOLDER    the released site (default dist/site)
--who NAME       who does it, for the history (default RELEASED_BY, or the account at hand)
--copy COMMAND   copies the content of the folder $FROM over the static host: first the new version, then what points to it
--force          goes on although the live versions, the contract or the budgets say no`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** What the words after `npm run remote --` say. */
export interface RemoteOptions {
  site: string;
  release?: string;
  why?: string;
  who?: string;
  to?: string;
  percent?: string;
  owner?: string;
  url?: string;
  access?: string;
  only?: string;
  copy?: string;
  port?: string;
  force?: boolean;
  help?: boolean;
}

/** Reads the words. Throws with one line for a flag that it does not know. */
export function remoteOptions(words: string[]): { act: string; name: string; options: RemoteOptions } {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      site: text,
      release: text,
      why: text,
      who: text,
      to: text,
      percent: text,
      owner: text,
      url: text,
      access: text,
      only: text,
      copy: text,
      port: text,
      force: flag,
      help: flag,
    },
  });
  const [act = '', name = ''] = positionals;
  return { act, name, options: { ...values, site: resolve(values.site ?? join(root, 'dist/site')) } };
}
