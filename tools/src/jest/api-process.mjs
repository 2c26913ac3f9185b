import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A database of this worker's own on the server of TEST_DATABASE_URL. */
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
      ['--import', 'tsx', 'mock-api/src/server.ts', ...(server ? [] : ['--memory']), '--control', '--port', '0'],
      { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
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
