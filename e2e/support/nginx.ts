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

/** What stands around a site's configuration, as in Debian's nginx.conf, with all that it writes in one folder. */
const around = (home: string) => `
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

/** The configuration of deploy/ with its three places filled in. Throws when one of them is gone. */
function filledIn(places: Record<string, string>): string {
  return Object.entries(places).reduce(
    (text, [place, value]) => {
      if (!text.includes(place)) throw new Error(`deploy/nginx/scanharbor.conf has no '${place}'`);
      return text.replace(place, value);
    },
    readFileSync(join(root, 'deploy/nginx/scanharbor.conf'), 'utf8'),
  );
}

/**
 * Serves a released site by nginx with the configuration of deploy/, its API at another address.
 * Takes the program, the site's folder and an origin that has /api. Rejects with nginx's words when it does not start.
 */
export async function openNginx(program: string, folder: string, api: string) {
  const home = mkdtempSync(join(tmpdir(), 'scanharbor-nginx-'));
  const port = await freePort();
  mkdirSync(join(home, 'snippets'));
  if (existsSync(brotliModule)) copyFileSync(join(root, 'deploy/nginx/brotli.conf'), join(home, 'snippets/scanharbor-brotli.conf'));
  const places = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv/scanharbor/site;': `root ${folder};`,
    '127.0.0.1:3001': new URL(api).host,
  };
  writeFileSync(join(home, 'site.conf'), filledIn(places));
  writeFileSync(join(home, 'nginx.conf'), around(home));

  let said = '';
  const server = spawn(program, ['-c', join(home, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  server.stderr.on('data', (words: Buffer) => (said += words.toString()));
  let ended = false;
  const end = new Promise<void>((resolve) => server.once('exit', () => resolve(void (ended = true))));
  const kill = () => void server.kill('SIGTERM');
  process.once('exit', kill);

  const address = `http://localhost:${port}`;
  await browser.waitUntil(
    () => {
      if (ended) throw new Error(`nginx ended: ${said}`);
      return fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    { timeoutMsg: 'nginx does not answer' },
  );
  return {
    address,
    hasBrotli: existsSync(brotliModule),
    close: async () => {
      process.removeListener('exit', kill);
      kill();
      await end;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
