import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 120_000;

export interface Site {
  origin: string;
  /** Folder of the released files. */
  folder: string;
  stop(): Promise<void>;
  /** Ends the API process like a power failure, if one runs. */
  killApi(): void;
}

/** Starts the released site with its API and control calls on a free port, with new data. Rejects with its output if it ends. */
export function startSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const home = mkdtempSync(join(tmpdir(), 'scanharbor-e2e-'));
  const folder = join(home, 'site');
  const args = ['tools/bin/run.mjs', 'start', '--port', '0', '--control', '--data', join(home, 'data'), '--site', folder];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', TRIES_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    process.removeListener('exit', kill);
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const killApi = () => {
    const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' });
    const pid = /^\s*(\d+) .*mock-api/m.exec(list)?.[1];
    if (pid) process.kill(Number(pid), 'SIGKILL');
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(() => {
      kill();
      reject(new Error(`The site did not start in ${startTimeoutMs} ms:\n${output}`));
    }, startTimeoutMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /is at (http:\/\/\S+)/.exec(output)?.[1];
      if (!origin) return;
      clearTimeout(timeout);
      resolve({ origin, folder, stop, killApi });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(timeout);
      reject(new Error(`The site ended:\n${output}`));
    });
  });
}

/** Runs a release command, `npm run remote -- …`, on a site. Rejects when it fails. */
export const runRemote = (site: Pick<Site, 'folder'>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/bin/run.mjs', 'remote', ...args, '--site', site.folder], { cwd: root });
