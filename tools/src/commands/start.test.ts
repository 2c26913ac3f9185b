import { spawnSync } from 'node:child_process';
import { writeFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/bin/run.mjs', ...words], { cwd: root, encoding: 'utf8', timeout: 20_000 });

describe('npm start, when it cannot', () => {
  it('says that the port is taken, in one line, with exit code 1', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => holder.listen(0, () => resolve((holder.address() as AddressInfo).port)));
    const { status, stderr } = run('start', '--port', String(port));
    holder.close();
    expect(stderr.trim()).toBe(`Port ${port} is taken. Choose another with --port.`);
    expect(status).toBe(1);
  });

  it('says that the data folder cannot be written', () => {
    const file = join(tmpdir(), `no-folder-${process.pid}`);
    writeFileSync(file, '');
    const { status, stderr } = run('start', '--port', '0', '--data', join(file, 'data'));
    rmSync(file);
    expect(stderr.trim()).toBe(`The data folder cannot be written: ${join(file, 'data')}`);
    expect(status).toBe(1);
  });

  it('says that a port is no port', () => {
    const { status, stderr } = run('start', '--port', 'http');
    expect(stderr.trim()).toBe('Not a port: http');
    expect(status).toBe(1);
  });
});

describe('a command that is not there', () => {
  it('is answered with those that are', () => {
    const { status, stderr } = run('deploy');
    expect(stderr).toContain("There is no command 'deploy'. Known: build, start, dev, test, bench");
    expect(status).toBe(1);
  });
});
