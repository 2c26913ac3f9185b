import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePageFiles } from '../prerender/page-files';
import { createSiteServer } from './server';

let site: string;
let apis: Server[];
/** Responses of the API that have not ended. */
const openStreams = new Set<ServerResponse>();
let requestedPaths: (string | undefined)[];
let targets: { address: string | undefined }[];
let server: Awaited<ReturnType<typeof createSiteServer>>;

const listen = (name: string) =>
  new Promise<Server>((resolve) => {
    const api: Server = createServer((request, response) => {
      requestedPaths.push(request.url);
      if (request.url === '/api/events') {
        openStreams.add(response);
        response.once('close', () => openStreams.delete(response));
        return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
      }
      response.statusCode = request.url === '/api/busy' ? 503 : 200;
      response.setHeader('x-seen-address', request.headers['x-forwarded-for'] ?? '');
      response.setHeader('x-seen-host', request.headers['x-forwarded-host'] ?? '');
      response.end(`${name} ${request.method} ${request.url}`);
    }).listen(0, () => resolve(api));
  });

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(site, 'index.html'), '<h1>one</h1>');
  writePageFiles(site, { pages: new Map(), patterns: ['/tests/:page?', '/providers/test/:identifier'], plain: '<h1>one</h1>' });
  writeFileSync(join(site, 'registry.json'), '{}');
  mkdirSync(join(site, 'mfe-a/1.0.0-abc'), { recursive: true });
  writeFileSync(join(site, 'mfe-a/1.0.0-abc/remoteEntry.js'), 'code');
  requestedPaths = [];
  apis = await Promise.all([listen('first'), listen('second')]);
  targets = apis.map((api) => ({ address: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }));
  server = await createSiteServer({ site, apis: targets });
  await server.listen({ port: 0 });
});
afterEach(async () => {
  await server.close();
  for (const api of apis) api.close();
  rmSync(site, { recursive: true });
});

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path unchanged; `fetch` would normalize it. */
const get = (path: string, headers = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo;
    const clientRequest = request({ port, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    clientRequest.on('error', reject).end();
  });

describe('the address of a visitor', () => {
  const claim = { 'x-forwarded-for': '203.0.113.1' };
  const seen = async () => (await get('/api/a', claim)).headers['x-seen-address'];

  it('is the one of the connection, whatever the visitor claims', async () => {
    expect(await seen()).toMatch(/127\.0\.0\.1|::1/);
  });

  it('reaches the API under the name that the visitor used, whatever else the visitor claims', async () => {
    const { headers } = await get('/api/a', { host: 'evil.example', 'x-forwarded-host': 'localhost' });
    expect(headers['x-seen-host']).toBe('evil.example');
  });

  it('is the one that a trusted proxy names', async () => {
    await server.close();
    server = await createSiteServer({ site, apis: targets, trustedProxies: ['loopback'] });
    await server.listen({ port: 0 });
    expect(await seen()).toBe('203.0.113.1');
  });
});

describe('the site server', () => {
  test.each(['/', '/tests/requests', '/providers/test/1001?tab=scan'])(
    'serves the page for %s, never from a cache [SH-124]',
    async (url) => {
      const { status, headers, body } = await get(url);
      expect([status, headers['cache-control'], body]).toEqual([200, 'no-cache', '<h1>one</h1>']);
    },
  );

  it.each(['/nothing', '/404', '/mfe-a', '/tests/requests/more', '/index'])(
    'responds to %s, which is the URL of no screen, with 404 and the page, which shows that [SH-121]',
    async (url) => {
      const { status, headers, body } = await get(url);
      expect([status, headers['cache-control'], body]).toEqual([404, 'no-cache', '<h1>one</h1>']);
    },
  );

  it('returns 404 for a missing script, because a browser would parse the page as code', async () => {
    const { status, body } = await get('/mfe-a/9.9.9/remoteEntry.js');
    expect([status, body]).toEqual([404, 'Not found']);
  });

  it('sends password managers to the page for a new password', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/password/forgot', 'no-cache']);
  });

  it.each([
    '/history.jsonl',
    '/history.jsonl/',
    '/history.jsonl//',
    '/mfe-a/../history.jsonl',
    '/%68istory.jsonl',
    '//history.jsonl',
    '/./history.jsonl',
  ])('does not publish the release history: %s', async (url) => {
    writeFileSync(join(site, 'history.jsonl'), '{"who":"ann"}');
    expect((await get(url)).body).not.toContain('ann');
  });

  it('lets browsers cache a version for a year, but not the registry', async () => {
    expect((await get('/mfe-a/1.0.0-abc/remoteEntry.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-cache');
  });

  it('shows a new release at the next visit', async () => {
    await get('/');
    writeFileSync(join(site, 'index.html'), '<h1>two</h1>');
    utimesSync(join(site, 'index.html'), new Date(), new Date(Date.now() + 1000));
    expect((await get('/')).body).toBe('<h1>two</h1>');
  });

  it('compresses the page for clients that accept it', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  });

  it.each(['/../secret', '/%2e%2e/%2e%2e/etc/passwd', '/..%2fsecret'])('serves no file outside its folder: %s', async (url) => {
    expect((await get(url)).body).not.toMatch(/root:/);
  });

  it.each(['/%00', '/a%00.js', '/%E0%A4%A', '/%'])('responds with 400 to a path that no file can have: %s', async (url) => {
    expect(await get(url)).toMatchObject({ status: 400, body: 'Bad request' });
  });

  it.each(['/history.jsonl/', '/mfe-a/1.0.0-abc/remoteEntry.js/', '/.source-maps/mfe-a/1.0.0-abc/main.js.map', '/.env'])(
    'responds with 404 or the page to %s, and reveals no path of the server',
    async (url) => {
      mkdirSync(join(site, '.source-maps/mfe-a/1.0.0-abc'), { recursive: true });
      for (const name of ['.env', 'history.jsonl', '.source-maps/mfe-a/1.0.0-abc/main.js.map']) writeFileSync(join(site, name), 'secret');
      const { status, body } = await get(url);
      expect([200, 404]).toContain(status);
      expect(body).not.toContain('secret');
      expect(body).not.toContain(site);
    },
  );

  it('reveals nothing about an unexpected error', async () => {
    rmSync(join(site, 'index.html'));
    expect(await get('/')).toMatchObject({ status: 500, body: 'Something went wrong' });
  });

  const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";
  it("sends the page's content security policy as a header, too, and forbids frames", async () => {
    writeFileSync(join(site, 'index.html'), `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    expect((await get('/')).headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
  });

  it('restricts browser features and windows on every file, and requires HTTPS where it is used', async () => {
    for (const path of ['/', '/mfe-a/1.0.0-abc/remoteEntry.js', '/nothing.js']) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      const secure = await get(path, { 'x-forwarded-proto': 'https' });
      expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    }
    expect((await get('/api/a', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('lets no window of another site control a page, and spares a visitor who comes from no other site the policy', async () => {
    const policies = [];
    for (const from of ['none', 'cross-site', 'same-site', 'same-origin', undefined]) {
      const { headers } = await get('/', from ? { 'sec-fetch-site': from } : {});
      expect(headers.vary).toContain('Sec-Fetch-Site');
      policies.push([from, headers['cross-origin-opener-policy']]);
    }
    expect(policies).toEqual([
      ['none', undefined],
      ['cross-site', 'same-origin'],
      ['same-site', 'same-origin'],
      ['same-origin', undefined],
      [undefined, 'same-origin'],
    ]);
  });

  it('marks compressed files, so that caches store each encoding', async () => {
    writeFileSync(join(site, 'mfe-a/1.0.0-abc/remoteEntry.js.br'), 'br');
    const { headers } = await get('/mfe-a/1.0.0-abc/remoteEntry.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  });

  it('responds to calls with 503 and Retry-After while the API is down, and still serves the page', async () => {
    const unavailable = {
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      // Without a message: the screens have their own for it (IC-110).
      body: '{"error_code":503,"messages":[]}',
    };
    // A closed port, and a process that has not started yet.
    for (const address of ['http://127.0.0.1:1', undefined]) {
      for (const target of targets) target.address = address;
      expect(await get('/api/a')).toMatchObject(unavailable);
      expect(await get('/ready')).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: '{"status":"unavailable"}' });
      expect(await get('/live')).toMatchObject({ status: 200, body: '{"status":"live"}' });
      expect(await get('/')).toMatchObject({ status: 200, body: '<h1>one</h1>' });
    }
  });

  it('is ready when every API process is', async () => {
    expect(await get('/ready')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' }, body: '{"status":"ready"}' });
    const [first] = targets;
    if (first) first.address = undefined;
    expect((await get('/ready')).status).toBe(503);
  });

  it('sends each visitor to one API process, and distributes the visitors [API-004]', async () => {
    const tabs = Array.from({ length: 16 }, (_tab, index) => ({ authorization: 'anonymous', 'x-tab': String(index) }));
    const tokens = tabs.map((_tab, index) => ({ authorization: `token-${index}` }));
    for (const visitors of [tabs, tokens]) {
      const fetchAll = () => Promise.all(visitors.map(async (headers) => (await get('/api/a?b=1', headers)).body));
      const bodies = await fetchAll();
      expect(await fetchAll()).toEqual(bodies);
      expect(new Set(bodies)).toEqual(new Set(['first GET /api/a?b=1', 'second GET /api/a?b=1']));
    }
  });

  it('keeps a session at one API process, whatever else its headers say', async () => {
    const tabs = Array.from({ length: 16 }, (_tab, index) => ({ authorization: 'token', 'x-tab': String(index) }));
    const bodies = await Promise.all(tabs.map(async (headers) => (await get('/api/a', headers)).body));
    expect(new Set(bodies).size).toBe(1);
  });

  it('forwards the 503 of a busy API after one call', async () => {
    expect((await get('/api/busy')).status).toBe(503);
    expect(requestedPaths).toEqual(['/api/busy']);
  });

  it('ends the stream of the API when its visitor leaves', async () => {
    const { port } = server.server.address() as AddressInfo;
    for (let visit = 0; visit < 3; visit += 1) {
      await new Promise<void>((resolve) => {
        const visitor = request({ port, path: '/api/events', agent: false }, (response) => {
          response.once('data', () => {
            visitor.destroy();
            resolve();
          });
        });
        visitor.on('error', () => undefined).end();
      });
    }
    while (openStreams.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(requestedPaths).toEqual(['/api/events', '/api/events', '/api/events']);
  });
});
