import { Readable } from 'node:stream';
import { z } from 'zod';
import { readRemoteManifest } from '../build/build-manifest';
import { buildPackage } from '../build/build-package';
import { type RemoteOptions } from '../remote/options';
import { ChangedReleaseError } from '../release/revision';
import { SiteBusyError } from '../release/site-lock';
import { packBundle } from './bundle-archive';

const answerSchema = z.object({ output: z.string().optional(), message: z.string().optional() });

const stateSchema = z.object({
  releases: z.array(z.object({ name: z.string(), versions: z.array(z.object({ version: z.string(), share: z.number() })) })),
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

/** Sends a request to the release service with the token of the environment. Throws with the words of a refusal. */
async function send(registry: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const token = process.env.SCANHARBOR_TOKEN;
  if (!token) throw new Error('SCANHARBOR_TOKEN is missing: the platform team gives it to you');
  const response = await fetch(`${registry.replace(/\/+$/, '')}/${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw new Error(`${registry} does not answer: ${String((cause as Error).cause ?? cause)}`, { cause });
  });
  const text = await response.text();
  const answer = (() => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error(`${registry} is no release service: it answered ${response.status}`);
    }
  })();
  if (response.ok) return answer;
  const { message = `HTTP ${response.status}` } = answerSchema.parse(answer);
  if (response.status === 409) throw new ChangedReleaseError(message);
  if (response.status === 503) throw new SiteBusyError(message);
  throw new Error(message);
}

const print = (answer: unknown) => console.log(answerSchema.parse(answer).output ?? '');

async function uploadBundle(registry: string, folder: string, { reason = '', percent }: RemoteOptions) {
  const { name } = readRemoteManifest(folder);
  const query = new URLSearchParams({ reason, ...(percent === undefined ? {} : { percent }) });
  await send(registry, `remotes/${name}`);
  // Node's fetch needs `duplex` for a stream, which the types of the browser lack.
  const init = { method: 'POST', headers: { 'content-type': 'application/x-tar' }, duplex: 'half' };
  print(
    await send(registry, `remotes/${name}/versions?${query.toString()}`, {
      ...init,
      body: Readable.toWeb(packBundle(folder)) as ReadableStream<Uint8Array>,
    }),
  );
}

const post = async (registry: string, path: string, body: object) =>
  print(await send(registry, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }));

async function printReleases(registry: string) {
  const { releases, history } = stateSchema.parse(await send(registry, 'releases'));
  for (const { name, versions } of releases)
    console.log(`${name.padEnd(22)} ${versions.map(({ version, share }) => `${version} (${share}%)`).join(', ')}`);
  for (const { at, act, what, version, percent, who, why } of history.slice(0, 10).reverse())
    console.log(
      `${at}  ${[act, what, version, percent === undefined ? '' : `${percent}%`].filter(Boolean).join(' ')}${who ? ` by ${who}` : ''}${why ? `: ${why}` : ''}`,
    );
}

type RegistryAction = (registry: string, name: string, options: RemoteOptions) => Promise<void>;

/** The commands that a release service runs instead of this machine. */
export const registryActions: Readonly<Record<string, RegistryAction>> = {
  list: printReleases,
  publish: (registry, _name, options) => {
    if (!options.from) throw new Error('The folder is missing: publish --from FOLDER');
    return uploadBundle(registry, options.from, options);
  },
  release: async (registry, name, options) =>
    uploadBundle(registry, (await buildPackage(name, options.release)).folder, { ...options, percent: undefined }),
  canary: async (registry, name, { to: version, percent = '', reason, base, release, ...options }) => {
    if (version !== undefined) return post(registry, `remotes/${name}/canary`, { version, percent, reason, base });
    await uploadBundle(registry, (await buildPackage(name, release)).folder, { ...options, percent, reason });
  },
  promote: (registry, name, { to: version, reason, base }) => post(registry, `remotes/${name}/promote`, { version, reason, base }),
  rollback: (registry, name, { to: version, reason, base }) => post(registry, `remotes/${name}/rollback`, { version, reason, base }),
};
