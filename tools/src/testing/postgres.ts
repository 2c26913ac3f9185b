import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';

const debianFolder = '/usr/lib/postgresql';

/** Finds the folder of the newest installed PostgreSQL programs. Returns undefined when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const installed = versions.map((version) => join(debianFolder, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
  if (installed) return installed;
  const result = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = result.error ? undefined : result.stdout.trim();
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL does not run as root, so root uses the user of Debian's package. */
function getPostgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Faster, but not safe in a power failure. For tests with a temporary cluster. */
const nonDurable = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

interface Launched {
  pid: number;
  end: (signal: NodeJS.Signals) => Promise<unknown>;
}

export interface Cluster {
  /** URL of an existing database. Tests create more databases beside it. */
  url: string;
  /** Creates a database without tables and returns its URL. */
  createDatabase(): Promise<string>;
  /** The running server; its connections are processes that it started. */
  pid(): number;
  stop(): Promise<void>;
  /** Kills the server like a power failure and restarts it on its data. */
  crash(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a new folder of `parent` on a free port. With `durable` its acknowledged writes survive a crash, as
 * in production. Throws the server's output when it does not start.
 */
export async function startPostgres(programs: string, { durable = false, parent = tmpdir() } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(parent, 'scanharbor-postgres-'));
  const user = getPostgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'scanharbor', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    'max_connections=200',
    ...(durable ? [] : nonDurable),
  ];
  const isUp = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;

  /** Retries while processes from before a crash still lock the data. */
  const launch = async (attempts: number): Promise<Launched> => {
    const server = spawn(join(programs, 'postgres'), flags, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
    const ended = once(server, 'exit');
    while (server.exitCode === null && !isUp()) await wait(100);
    if (server.exitCode === null) return { pid: server.pid ?? 0, end: (signal) => (server.kill(signal), ended) };
    if (attempts <= 1) throw new Error(`PostgreSQL did not start: ${output}`);
    await wait(500);
    return launch(attempts - 1);
  };

  let server = await launch(1);
  let databases = 0;
  const toUrl = (name: string) => `postgres://scanharbor@127.0.0.1:${port}/${name}`;
  return {
    url: toUrl('postgres'),
    createDatabase: async () => {
      const name = `database_${(databases += 1)}`;
      const client = postgres(toUrl('postgres'), { max: 1 });
      await client.unsafe(`create database ${name}`);
      await client.end();
      return toUrl(name);
    },
    pid: () => server.pid,
    stop: async () => {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    crash: async () => {
      await server.end('SIGKILL');
      server = await launch(20);
    },
  };
}
