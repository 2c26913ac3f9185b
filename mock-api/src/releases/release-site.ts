import { execFile } from 'node:child_process';
import { existsSync, statSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageFolder } from '../package-folder';
import { readVersionSet } from './version-set';

export interface ReleaseSettings {
  /** Folder of the released site. */
  site: string;
  /** Command that copies released files to another host, see docs/releasing.md. */
  upload?: string | undefined;
  /** Whether failing canaries are taken back automatically. */
  watch: boolean;
}

const freezeSchema = z
  .object({ at: z.string(), who: z.string().default(''), why: z.string().default('') })
  .nullable()
  .transform((freeze) => freeze && { at: freeze.at, who: freeze.who, why: freeze.why });

/** The state that `npm run remote -- state` prints. */
const stateSchema = z.object({
  releases: z.array(
    z.object({
      name: z.string(),
      revision: z.string(),
      previous: z.string().nullable(),
      published: z.array(z.string()),
      frozen: freezeSchema,
      versions: z.array(
        z.object({
          version: z.string(),
          share: z.number(),
          stable: z.boolean(),
          owner: z.string(),
          contract: z.string(),
          uses: z.array(z.string()).nullable(),
          lacks: z.array(z.string()),
        }),
      ),
    }),
  ),
  frozen: freezeSchema,
  history: z.array(
    z.object({
      at: z.string(),
      act: z.string(),
      what: z.string(),
      version: z.string(),
      percent: z.number().optional(),
      who: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
});

export type SiteState = z.infer<typeof stateSchema>;
export type ReleaseState = SiteState['releases'][number];

/** A change of the live versions, made by the same command as from a terminal. */
export interface ReleaseChange {
  action: 'canary' | 'promote' | 'rollback' | 'freeze' | 'unfreeze';
  name: string;
  /** Not of a freeze. */
  version?: string;
  /** Percent, of a canary; 0 ends it. */
  share?: number;
  /** Revision of the state that the change starts from; not of a freeze. */
  revision?: string;
  reason: string;
  /** The person in the release history. */
  who: string;
}

/** `done`; `changed`: the live versions are others by now; `busy`: another release is in progress; `refused` with the command's reason. */
export type ReleaseOutcome = { status: 'done' | 'changed' | 'busy' } | { status: 'refused'; why: string };

/** Exit codes of the release command. */
const outcomes: Readonly<Record<number, 'changed' | 'busy'>> = { 4: 'changed', 5: 'busy' };

/** A call waits this long for another release, and for its own. */
const waitSeconds = 5;
const timeoutMs = 120_000;
const maxBytes = 16 * 1024 * 1024;

const tool = join(packageFolder, '../tools/bin/run.mjs');

/** The prerendering of a release runs code of every team, so the process gets no secrets of the API: only the keys that sign a release. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SCANHARBOR_KEYS'];
const readEnvironment = () => Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

interface Ended {
  code: number;
  output: string;
  errors: string;
}

const run = (site: string, args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { env: { ...readEnvironment(), SCANHARBOR_SITE: site }, timeout: timeoutMs, maxBuffer: maxBytes };
    execFile(process.execPath, [tool, 'remote', ...args], options, (failure, output, errors) => {
      const code = failure ? (typeof failure.code === 'number' ? failure.code : 1) : 0;
      resolve({ code, output, errors: errors.trim() || (failure?.message ?? '') });
    });
  });

/** The files that change with the live versions. */
const pointers = ['registry.json', 'history.jsonl', '.freezes.jsonl', 'shell/live.json', 'shared-contracts/live.json'];

/** The site's live versions, read and changed by the release command, in a process of its own and under the site's lock. */
export function openReleaseSite({ site, upload }: Pick<ReleaseSettings, 'site' | 'upload'>) {
  let loaded: { stamp: string; state: Promise<SiteState> } | undefined;
  const readStamp = () =>
    pointers.map((path) => (existsSync(join(site, path)) ? String(statSync(join(site, path)).mtimeMs) : '-')).join(' ');
  const load = async () => {
    const { code, output, errors } = await run(site, ['state']);
    if (code !== 0) throw new Error(`The state of the site could not be read: ${errors}`);
    return stateSchema.parse(JSON.parse(output));
  };
  return {
    /** Returns what is live; read again only after a change. Rejects when the folder cannot be read. */
    readState(): Promise<SiteState> {
      const stamp = readStamp();
      if (loaded?.stamp !== stamp) {
        const state = load();
        loaded = { stamp, state };
        state.catch(() => (loaded = undefined));
      }
      return loaded.state;
    },
    /** Makes a change unless the live versions changed since its revision. */
    async change({ action, name, version, share, revision, reason, who }: ReleaseChange): Promise<ReleaseOutcome> {
      // With '=', a text that begins with a dash is no flag.
      const flags = { to: version, base: revision, reason, author: who, wait: String(waitSeconds), upload, percent: share };
      const args = Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}=${value}`]));
      const { code, errors } = await run(site, [action, name, ...args]);
      loaded = undefined;
      if (code === 0) return { status: 'done' };
      const status = outcomes[code];
      return status ? { status } : { status: 'refused', why: errors };
    },
    /** Returns a set of versions that staff open by a link; undefined without one. */
    readSet: (id: string) => readVersionSet(site, id),
    /** Stores the counts for `npm run remote -- health`, in one step; the only file that the API writes there. */
    writeHealth(health: object) {
      const file = join(site, '.health.json');
      const unfinished = `${file}.${process.pid}.unfinished`;
      writeFileSync(unfinished, JSON.stringify(health));
      renameSync(unfinished, file);
    },
  };
}

export type ReleaseSite = ReturnType<typeof openReleaseSite>;
