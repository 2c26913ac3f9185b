import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Creates a separate database for this worker on the server of TEST_DATABASE_URL. */
async function ownDatabase(server) {
  const { default: postgres } = await import('postgres');
  const name = `worker_${process.pid}`;
  const client = postgres(server, { max: 1, onnotice: () => {} });
  await client.unsafe(`create database ${name}`);
  await client.end();
  return server.replace(/[^/]+$/, name);
}

async function startApi() {
  const server = process.env.TEST_DATABASE_URL;
  const env = server ? { ...process.env, DATABASE_URL: await ownDatabase(server) } : process.env;
  process.scanharborDatabase = env.DATABASE_URL;
  return new Promise((resolve, reject) => {
    const api = spawn(
      process.execPath,
      ['mock-api/run.mjs', 'mock-api/src/server.ts', ...(server ? [] : ['--memory']), '--control', '--port', '0'],
      { cwd: workspaceRoot, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    api.once('message', (message) => resolve(message.address));
    api.once('exit', (code) => reject(new Error(`The API exited with code ${code} before it listened`)));
    // At once: an orderly stop would keep the worker's pipes, and with them Jest, open for seconds.
    process.once('exit', () => api.kill('SIGKILL'));
    api.unref();
    api.channel?.unref();
  });
}

/** Returns the URL of this worker's API. Starts the API on the first call and seeds it again on each call. The API ends with the worker. */
export async function resetApi() {
  process.scanharborApi ??= startApi();
  const address = await process.scanharborApi;
  const response = await fetch(`${address}/api/__control/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`The API could not be reset: ${response.status}`);
  return address;
}
