import { spawn } from 'node:child_process';
import { root } from '../webpack/package-folders';

export interface ApiOptions {
  data: string;
  control: boolean;
  memory?: boolean;
  env?: NodeJS.ProcessEnv;
}

export interface ApiProcess {
  address: string;
  stop(): Promise<void>;
  /** Resolves with the exit code when the process ends by itself. */
  ended: Promise<number | null>;
}

/** Starts one API process on a free port. Rejects with what it wrote when it ends before it listens. */
export function startApi({ data, control, memory = false, env = process.env }: ApiOptions): Promise<ApiProcess> {
  const flags = ['--port', '0', ...(memory ? ['--memory'] : ['--data', data]), ...(control ? ['--control'] : [])];
  const api = spawn(process.execPath, ['--import', 'tsx', 'mock-api/src/server.ts', ...flags], {
    cwd: root,
    env: { ...env, PORT: '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  api.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => api.once('exit', resolve));
  const stop = async () => {
    api.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    api.once('message', (message) => resolve({ address: (message as { address: string }).address, stop, ended }));
    void ended.then((code) => reject(new Error(said.trim() || `The API ended with code ${code}`)));
  });
}
