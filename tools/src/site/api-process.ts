import { spawn } from 'node:child_process';
import { root } from '../webpack/package-folders';

interface ApiOptions {
  data: string;
  control: boolean;
  memory?: boolean;
  env?: NodeJS.ProcessEnv;
}

export interface ApiProcess {
  address: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would: nothing is finished. */
  kill(): Promise<void>;
  /** Resolves with the exit code when the process ends by itself. */
  ended: Promise<number | null>;
}

/** An API that runs elsewhere, by its origin: `https://api.example.org`. It is neither started nor stopped here. */
export const apiElsewhere = (address: string): Pick<ApiProcess, 'address' | 'stop' | 'ended'> => ({
  address: new URL(address).origin,
  stop: () => Promise.resolve(),
  ended: new Promise(() => undefined),
});

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
  const endBy = (signal: NodeJS.Signals) => async () => {
    api.kill(signal);
    await ended;
  };
  const [stop, kill] = [endBy('SIGTERM'), endBy('SIGKILL')];
  return new Promise((resolve, reject) => {
    api.once('message', (message) => resolve({ address: (message as { address: string }).address, stop, kill, ended }));
    void ended.then((code) => reject(new Error(said.trim() || `The API ended with code ${code}`)));
  });
}
