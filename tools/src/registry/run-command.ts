import { execFile } from 'node:child_process';
import { isOwnRepository } from '../webpack/package-folders';

/** The command's end; `code` is its exit code, or 1. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Variables that a release needs. None of the service's own, such as DATABASE_URL. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_OPTIONS', 'SCANHARBOR_KEYS'];

const timeoutMs = 10 * 60_000;
const maxBytes = 16 * 1024 * 1024;

/**
 * Runs a release command on a site in a process of its own: the same checks and words as from a terminal, and a failure does not end the
 * service. Never rejects.
 */
export function runReleaseCommand(site: string, args: string[]): Promise<Ended> {
  const [, program = ''] = process.argv;
  const environment = Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, isOwnRepository ? 'registry' : 'remote', ...args, `--site=${site}`],
      { env: environment, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: maxBytes },
      (failure, output, errors) => {
        const code = failure ? (typeof failure.code === 'number' ? failure.code : 1) : 0;
        resolve({ code, output: output.trim(), errors: errors.trim() || (failure?.message ?? '') });
      },
    );
  });
}
