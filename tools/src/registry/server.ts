import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readRemoteManifest } from '../build/build-manifest';
import { readSiteState } from '../release/site-state';
import { archiveLimits, InvalidArchiveError, unpackBundle } from './bundle-archive';
import { type Credential, findCredential } from './credentials';
import { type RequestHistory } from './request-history';
import { type Ended, runReleaseCommand } from './run-command';

export interface RegistrySettings {
  /** Folder of the released site. */
  site: string;
  /** File with the credentials of the teams. */
  credentials: string;
  /** Command that copies released files to another host. */
  upload?: string | undefined;
  /** Undefined without a database: the site's folder has the history of what was released. */
  history?: RequestHistory | undefined;
}

const reason = z.string().trim().min(1, 'Enter a reason (--reason TEXT)').max(500);
const version = z.string().regex(/^[\w.+-]{1,80}$/, 'That is no version');
const base = z.string().regex(/^[0-9a-f]{16}$/);
const percent = z.coerce.number().int().min(0).max(100);

const publishQuery = z.strictObject({ reason, percent: percent.optional() });
const changeSchemas = {
  canary: z.strictObject({ reason, version, percent, base: base.optional() }),
  promote: z.strictObject({ reason, version: version.optional(), base: base.optional() }),
  rollback: z.strictObject({ reason, version: version.optional(), base: base.optional() }),
} as const;

/** A refusal with its HTTP status. */
class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Exit codes of the release command for what another try may pass. */
const retryStatus: Readonly<Record<number, number>> = { 4: 409, 5: 503 };

/** An upload, also a slow one, has to end in this time. */
const uploadMs = 120_000;

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error));
  return parsed.data;
}

/** With '=', a text that begins with a dash is no flag. */
const toFlags = (flags: Record<string, string | number | undefined>) =>
  Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}=${value}`]));

/** Runs one task after the other, in the order of their arrival. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

interface Change {
  credential: Credential;
  action: string;
  remote: string;
  version?: string | undefined;
  reason: string;
}

/**
 * Creates the release service of a site: teams publish bundles and change their live versions over HTTP, with the checks of the release
 * command. A request without a valid token gets 401, for a remote of another team 403, refused by a check 422 with its words. Nothing of a
 * refused or interrupted upload remains.
 */
export function createRegistryServer({ site, credentials, upload, history }: RegistrySettings): FastifyInstance {
  const server = Fastify({ bodyLimit: archiveLimits.bytes, requestTimeout: uploadMs, logger: { level: 'warn' } });
  const enqueue = createQueue();

  /** Returns the credential of a request. Throws when it may not change the remote. */
  const authorize = (header: string | undefined, remote?: string): Credential => {
    const token = /^Bearer (sh_[0-9a-f]{8}_[\w-]{43})$/.exec(header ?? '')?.[1];
    const credential = token === undefined ? undefined : findCredential(credentials, token);
    if (!credential) throw new Refusal(401, 'The token is missing, unknown or revoked: set SCANHARBOR_TOKEN');
    if (remote !== undefined && !credential.remotes.includes(remote))
      throw new Refusal(403, `The credential of ${credential.team} does not cover ${remote}, only ${credential.remotes.join(', ')}`);
    return credential;
  };

  const change = async ({ credential, action, remote, version: wanted = '', reason: why }: Change, args: string[]) => {
    const flags = toFlags({ reason: why, author: credential.team, upload });
    const { code, output, errors } = await enqueue((): Promise<Ended> => runReleaseCommand(site, [...args, ...flags]));
    const record = { credential: credential.id, team: credential.team, action, remote, version: wanted, reason: why };
    await history?.add({ ...record, outcome: code === 0 ? 'done' : errors });
    if (code !== 0) throw new Refusal(retryStatus[code] ?? 422, errors);
    return { output };
  };

  server.setErrorHandler((failure: Error & { statusCode?: number }, _request, reply) => {
    const status = failure instanceof InvalidArchiveError ? 400 : (failure.statusCode ?? 500);
    if (status >= 500) server.log.error(failure);
    // A refused upload is not read to its end.
    if (status !== 200) void reply.header('connection', 'close');
    return reply.status(status).send({ message: status === 500 ? 'The service failed; its log has the cause' : failure.message });
  });

  // The stream itself: a bundle is unpacked as it arrives.
  server.addContentTypeParser('application/x-tar', { bodyLimit: archiveLimits.bytes }, (_request, payload, done) => done(null, payload));

  server.get('/health', () => ({ status: 'ok' }));

  server.get('/releases', ({ headers }) => {
    authorize(headers.authorization);
    return readSiteState(site);
  });

  server.get('/requests', async ({ headers }) => {
    const { remotes } = authorize(headers.authorization);
    if (!history) throw new Refusal(404, 'This service has no database, so it keeps no requests');
    return { requests: await history.list(remotes, 100) };
  });

  // Asked before an upload: its connection ends while the bundle is still sent when it is refused, and the reason would be lost.
  server.get<{ Params: { remote: string } }>('/remotes/:remote', ({ headers, params: { remote } }) => ({
    team: authorize(headers.authorization, remote).team,
  }));

  server.post<{ Params: { remote: string } }>(
    '/remotes/:remote/versions',
    // Before the body is read: an upload without a right is not accepted at all.
    {
      onRequest: ({ headers, params }, _reply, done) => {
        authorize(headers.authorization, params.remote);
        done();
      },
    },
    async ({ headers, params: { remote }, query, body }) => {
      const credential = authorize(headers.authorization, remote);
      const { reason: why, percent: share } = parse(publishQuery, query);
      const folder = mkdtempSync(join(tmpdir(), 'scanharbor-bundle-'));
      try {
        await unpackBundle(body as Readable, folder);
        const manifest = readManifest(folder);
        if (manifest.name !== remote) throw new Refusal(403, `The bundle is of ${manifest.name}, not of ${remote}`);
        const action = share === undefined ? 'release' : 'canary';
        return await change({ credential, action, remote, version: manifest.version, reason: why }, [
          'publish',
          '--server-code',
          ...toFlags({ from: folder, percent: share }),
        ]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  for (const [action, schema] of Object.entries(changeSchemas))
    server.post<{ Params: { remote: string } }>(`/remotes/:remote/${action}`, ({ headers, params: { remote }, body }) => {
      const credential = authorize(headers.authorization, remote);
      const input: { reason: string; version?: string | undefined; percent?: number; base?: string | undefined } = parse(schema, body);
      const flags = toFlags({ to: input.version, percent: input.percent, base: input.base });
      return change({ credential, action, remote, version: input.version, reason: input.reason }, [action, remote, ...flags]);
    });

  server.addHook('onClose', () => history?.close());
  return server;
}

/** Reads the declaration of an unpacked bundle; the release command checks the rest. */
function readManifest(folder: string) {
  try {
    return readRemoteManifest(folder);
  } catch (cause) {
    throw new InvalidArchiveError(`build.json is missing or invalid: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
