import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '../../webpack/package-folders';

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

/** Starts json-server on a file with the given lists, as in a project without a custom server. */
export async function startJsonServer(lists: Record<string, unknown[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'json-server-'));
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify(lists));
  const port = await freePort();
  const args = ['--host', '127.0.0.1', '--port', String(port), '--quiet', file];
  const server = spawn(join(workspaceRoot, 'node_modules/.bin/json-server'), args, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/appointments`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`json-server ended with code ${server.exitCode}`);
    await wait(100);
  }
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
