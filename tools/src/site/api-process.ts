import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

const runner = 'mock-api/run.mjs';

export interface ApiOptions {
  data: string;
  control: boolean;
  memory?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Receives what the process prints once it listens: its log, and why it crashed. Without it that is lost. */
  output?: (text: string) => void;
  /** Folder of another version's sources. */
  sources?: string;
  /** Folder for CPU profiles of the process and its threads, written when it stops. */
  profiles?: string | undefined;
}

export interface ApiProcess {
  address: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends the process like a power failure, without a shutdown. */
  kill(): Promise<void>;
  /** Resolves with the exit code when the process ends by itself. */
  ended: Promise<number | null>;
}

/** The stored API of an earlier release may have no script that compiles it. */
const findRunner = (sources: string) => (existsSync(join(sources, runner)) ? [runner] : ['--import', 'tsx']);

/** Starts one API process on a free port. Rejects with its output when it ends before it listens. */
export function startApi(options: ApiOptions): Promise<ApiProcess> {
  const { data, control, memory = false, env = process.env, output: print, sources = workspaceRoot, profiles } = options;
  const flags = ['--port', '0', ...(memory ? ['--memory'] : ['--data', data]), ...(control ? ['--control'] : [])];
  const profiling = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const server = [...findRunner(sources), 'mock-api/src/server.ts'];
  const api = spawn(process.execPath, [...profiling, ...server, ...flags], {
    cwd: sources,
    env: { ...env, PORT: '' },
    // In its own process group Ctrl+C reaches only this process, which stops the API after its last call.
    detached: true,
    stdio: ['ignore', print ? 'pipe' : 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  let isListening = false;
  api.stdout?.on('data', (chunk: Buffer) => print?.(chunk.toString()));
  api.stderr?.on('data', (chunk: Buffer) => {
    if (isListening) print?.(chunk.toString());
    else output += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => api.once('exit', resolve));
  const endBy = (signal: NodeJS.Signals) => async () => {
    api.kill(signal);
    await ended;
  };
  const [stop, kill] = [endBy('SIGTERM'), endBy('SIGKILL')];
  return new Promise((resolve, reject) => {
    api.once('message', (message) => {
      isListening = true;
      resolve({ address: (message as { address: string }).address, pid: api.pid ?? 0, stop, kill, ended });
    });
    void ended.then((code) => reject(new Error(output.trim() || `The API exited with code ${String(code)}`)));
  });
}
