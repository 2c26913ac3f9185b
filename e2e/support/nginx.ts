import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './site';

const modules = '/etc/nginx/modules-enabled';
const brotliModule = join(modules, '50-mod-http-brotli-static.conf');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Returns the main configuration around a site's, as in Debian's nginx.conf, with all output in one folder. */
const mainConfiguration = (home: string) => `
daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${home}/pid; error_log stderr warn;
include ${modules}/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  include ${home}/site.conf;
}`;

/** Returns the configuration of deploy/ with its three placeholders replaced. Throws if one is missing. */
function configureSite(values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [placeholder, value]) => {
      if (!text.includes(placeholder)) throw new Error(`deploy/nginx/scanharbor.conf has no '${placeholder}'`);
      return text.replace(placeholder, value);
    },
    readFileSync(join(root, 'deploy/nginx/scanharbor.conf'), 'utf8'),
  );
}

/**
 * Serves a released site with nginx and the configuration of deploy/, with its API at another origin.
 * `program` is nginx, `folder` the released site, `api` an origin that has /api. Throws with nginx's output if it does not start.
 */
export async function openNginx(program: string, folder: string, api: string) {
  const home = mkdtempSync(join(tmpdir(), 'scanharbor-nginx-'));
  const port = await freePort();
  mkdirSync(join(home, 'snippets'));
  if (existsSync(brotliModule)) copyFileSync(join(root, 'deploy/nginx/brotli.conf'), join(home, 'snippets/scanharbor-brotli.conf'));
  const values = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv/scanharbor/site;': `root ${folder};`,
    '127.0.0.1:3001': new URL(api).host,
  };
  writeFileSync(join(home, 'site.conf'), configureSite(values));
  writeFileSync(join(home, 'nginx.conf'), mainConfiguration(home));

  let output = '';
  const server = spawn(program, ['-c', join(home, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let hasEnded = false;
  const end = new Promise<void>((resolve) => server.once('exit', () => resolve(void (hasEnded = true))));
  const kill = () => void server.kill('SIGTERM');
  process.once('exit', kill);

  const origin = `http://localhost:${port}`;
  await browser.waitUntil(
    () => {
      if (hasEnded) throw new Error(`nginx ended: ${output}`);
      return fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    { timeoutMsg: 'nginx does not respond' },
  );
  return {
    origin,
    hasBrotli: existsSync(brotliModule),
    close: async () => {
      process.removeListener('exit', kill);
      kill();
      await end;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
