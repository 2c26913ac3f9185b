import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

function startApi() {
  return new Promise((resolve, reject) => {
    const api = spawn(
      process.execPath,
      ['--import', 'tsx', 'mock-api/src/server.ts', '--memory', '--control', '--port', '0'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    api.once('message', (message) => resolve(message.address));
    api.once('exit', (code) => reject(new Error(`The API ended with code ${code} before it listened`)));
    process.once('exit', () => api.kill());
    api.unref();
    api.channel?.unref();
  });
}

/** Address of the API of this Jest worker, started once and seeded again now. It ends with the worker. */
export async function freshApi() {
  process.scanharborApi ??= startApi();
  const address = await process.scanharborApi;
  const answer = await fetch(`${address}/api/__control/reset`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The API could not be seeded again: ${answer.status}`);
  return address;
}
