import { spawnSync } from 'node:child_process';
import { writeFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

const runWith = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync(process.execPath, ['tools/bin/run.mjs', ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...env },
  });
const run = (...args: string[]) => runWith({}, ...args);

describe('npm start with a startup error', () => {
  it('reports an occupied port in one line, with exit code 1', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => holder.listen(0, () => resolve((holder.address() as AddressInfo).port)));
    const { status, stderr } = run('start', '--port', String(port));
    holder.close();
    expect(stderr.trim()).toBe(`Port ${port} is in use. Choose another with --port.`);
    expect(status).toBe(1);
  });

  it('reports a data folder that it cannot write', () => {
    const file = join(tmpdir(), `no-folder-${process.pid}`);
    writeFileSync(file, '');
    const { status, stderr } = run('start', '--port', '0', '--data', join(file, 'data'));
    rmSync(file);
    expect(stderr.trim()).toBe(`The data folder is not writable: ${join(file, 'data')}`);
    expect(status).toBe(1);
  });

  it('reports half of the settings of the live chat', () => {
    const { status, stderr } = runWith({ CHAT_URL: 'https://chat.example/packs/js/sdk.js' }, 'start', '--port', '0');
    expect(stderr.trim()).toBe('CHAT_URL and CHAT_KEY need each other.');
    expect(status).toBe(1);
  });

  it('reports an invalid port', () => {
    const { status, stderr } = run('start', '--port', 'http');
    expect(stderr.trim()).toBe('Invalid port: http');
    expect(status).toBe(1);
  });
});

describe('an undefined command', () => {
  it('prints the available commands', () => {
    const { status, stderr } = run('deploy');
    expect(stderr).toContain("Unknown command: 'deploy'. Commands: build, start, dev, test, bench");
    expect(status).toBe(1);
  });
});
