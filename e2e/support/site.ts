import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 120_000;

export interface Site {
  address: string;
  /** Folder of the released files. */
  folder: string;
  stop(): Promise<void>;
}

/** Starts the released site with its API, control calls on, on a free port and on data of its own. Rejects with its words when it ends. */
export function startSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const home = mkdtempSync(join(tmpdir(), 'scanharbor-e2e-'));
  const folder = join(home, 'site');
  const words = ['tools/bin/run.mjs', 'start', '--port', '0', '--control', '--data', join(home, 'data'), '--site', folder];
  const child = spawn(process.execPath, words, {
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
  return new Promise((resolve, reject) => {
    let said = '';
    const tooLate = setTimeout(() => {
      kill();
      reject(new Error(`The site did not start in ${startTimeoutMs} ms:\n${said}`));
    }, startTimeoutMs);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /is at (http:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(tooLate);
      resolve({ address, folder, stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => {
      clearTimeout(tooLate);
      reject(new Error(`The site ended:\n${said}`));
    });
  });
}
