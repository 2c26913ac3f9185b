import { type ChildProcess, spawn } from 'node:child_process';
import { type Readable, type Writable } from 'node:stream';

export interface PostgresProgram {
  input: Writable;
  output: Readable;
  /** Resolves when the program ended without an error; rejects with its last lines. */
  ended: Promise<void>;
}

/** Splits a URL for libpq. The password goes to the environment: other users of the machine can see the arguments of a program. */
export function toConnection(url: string): { database: string; env: Record<string, string> } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  // The driver's name of this setting is not known to libpq.
  const ssl = parsed.searchParams.get('ssl');
  parsed.searchParams.delete('ssl');
  const mode = ssl && ssl !== 'true' ? ssl : ssl && 'require';
  return { database: parsed.href, env: { ...(password ? { PGPASSWORD: password } : {}), ...(mode ? { PGSSLMODE: mode } : {}) } };
}

function waitForEnd(program: string, child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(
        isMissing
          ? new Error(`${program} was not found. Install the client programs of PostgreSQL, at least of the server's version.`)
          : error,
      );
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(output.trim() || `${program} ended with code ${String(code)}.`));
    });
  });
}

/** Starts one of PostgreSQL's client programs, found by PATH. */
export function startProgram(program: string, args: string[], env: Record<string, string> = {}): PostgresProgram {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  // A program that ended early reports its reason by `ended`.
  child.stdin.on('error', () => undefined);
  const ended = waitForEnd(program, child);
  ended.catch(() => undefined);
  return { input: child.stdin, output: child.stdout, ended };
}
