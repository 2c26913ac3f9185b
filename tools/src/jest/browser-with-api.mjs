import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { BrowserEnvironment } from './browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Starts the API once per Jest worker; it ends with the worker. */
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

/** jsdom plus a running API, seeded again before each test file. Its origin is `globalThis.apiAddress`. */
export class BrowserWithApiEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    process.scanharborApi ??= startApi();
    const address = await process.scanharborApi;
    const answer = await fetch(`${address}/api/__control/reset`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The API could not be seeded again: ${answer.status}`);
    this.global.apiAddress = address;
  }
}

export default BrowserWithApiEnvironment;
