import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const debianFolder = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs, the newest that is installed; undefined when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one)) : [];
  const installed = versions.map((version) => join(debianFolder, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
  if (installed) return installed;
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = asked.stdout?.trim();
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root: root lends it the user of Debian's package. */
function owner(): { uid: number; gid: number } | undefined {
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

/** Faster, and worth nothing after a power cut: for tests that throw the cluster away. */
const careless = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

export interface Cluster {
  /** Of a database that exists; others are made beside it. */
  url: string;
  stop(): Promise<void>;
  /** Kills the server as a power cut would and starts it again on its data. */
  crash(): Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own in a new folder on a free port. `durable` keeps what it acknowledges through a
 * crash, as in production. Throws what the server wrote when it does not start.
 */
export async function startPostgres(programs: string, { durable = false } = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-postgres-'));
  const as = owner();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'scanharbor', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...as,
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
    ...(durable ? [] : careless),
  ];
  const isUp = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;

  /** Another try while what a crash left behind still holds the data. */
  const launch = async (tries: number): Promise<(signal: NodeJS.Signals) => Promise<unknown>> => {
    const server = spawn(join(programs, 'postgres'), flags, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    const ended = once(server, 'exit');
    while (server.exitCode === null && !isUp()) await wait(100);
    if (server.exitCode === null) return (signal) => (server.kill(signal), ended);
    if (tries <= 1) throw new Error(`PostgreSQL did not start: ${said}`);
    await wait(500);
    return launch(tries - 1);
  };

  let end = await launch(1);
  return {
    url: `postgres://scanharbor@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    crash: async () => {
      await end('SIGKILL');
      end = await launch(20);
    },
  };
}
