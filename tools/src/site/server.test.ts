import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from './server';

let site: string;
let apis: Server[];
let asked: (string | undefined)[];
let server: Awaited<ReturnType<typeof createSiteServer>>;

const listen = (name: string) =>
  new Promise<Server>((resolve) => {
    const api: Server = createServer((request, response) => {
      asked.push(request.url);
      response.statusCode = request.url === '/api/busy' ? 503 : 200;
      response.end(`${name} ${request.method} ${request.url}`);
    }).listen(0, () => resolve(api));
  });

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(site, 'index.html'), '<h1>one</h1>');
  writeFileSync(join(site, 'registry.json'), '{}');
  mkdirSync(join(site, 'mfe-a/1.0.0-abc'), { recursive: true });
  writeFileSync(join(site, 'mfe-a/1.0.0-abc/remoteEntry.js'), 'code');
  asked = [];
  apis = await Promise.all([listen('first'), listen('second')]);
  server = await createSiteServer({ site, apis: apis.map((api) => `http://127.0.0.1:${(api.address() as AddressInfo).port}`) });
  await server.listen({ port: 0 });
});
afterEach(async () => {
  await server.close();
  for (const api of apis) api.close();
  rmSync(site, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path as it is; `fetch` would tidy it up first. */
const get = (path: string, headers = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo;
    const sent = request({ port, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });

describe('the site server', () => {
  test.each(['/', '/tests/requests', '/providers/test/1001?tab=scan', '/mfe-a'])(
    'answers %s with the page, never from a cache [SH-124]',
    async (url) => {
      const { status, headers, body } = await get(url);
      expect([status, headers['cache-control'], body]).toEqual([200, 'no-cache', '<h1>one</h1>']);
    },
  );

  it('answers a script that is not there with 404: the page in its place would be read as code', async () => {
    const { status, body } = await get('/mfe-a/9.9.9/remoteEntry.js');
    expect([status, body]).toEqual([404, 'Not found']);
  });

  it.each(['/history.jsonl', '/mfe-a/../history.jsonl', '/%68istory.jsonl', '//history.jsonl', '/./history.jsonl'])(
    'keeps who released what to itself: %s',
    async (url) => {
      writeFileSync(join(site, 'history.jsonl'), '{"who":"ann"}');
      expect((await get(url)).body).not.toContain('ann');
    },
  );

  it('lets a version be kept for a year, and the registry not at all', async () => {
    expect((await get('/mfe-a/1.0.0-abc/remoteEntry.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-cache');
  });

  it('shows a new release at the next visit', async () => {
    await get('/');
    writeFileSync(join(site, 'index.html'), '<h1>two</h1>');
    utimesSync(join(site, 'index.html'), new Date(), new Date(Date.now() + 1000));
    expect((await get('/')).body).toBe('<h1>two</h1>');
  });

  it('sends the page compressed to whom it may', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  });

  it.each(['/../secret', '/%2e%2e/%2e%2e/etc/passwd', '/..%2fsecret'])('stays in its folder: %s', async (url) => {
    expect((await get(url)).body).not.toMatch(/root:/);
  });

  it('sends whoever asks to one API process, and shares all of them out [API-004]', async () => {
    const tabs = Array.from({ length: 16 }, (_tab, index) => ({ authorization: 'anonymous', 'x-tab': String(index) }));
    const tokens = tabs.map((_tab, index) => ({ authorization: `token-${index}` }));
    for (const visitors of [tabs, tokens]) {
      const ask = () => Promise.all(visitors.map(async (headers) => (await get('/api/a?b=1', headers)).body));
      const answers = await ask();
      expect(await ask()).toEqual(answers);
      expect(new Set(answers)).toEqual(new Set(['first GET /api/a?b=1', 'second GET /api/a?b=1']));
    }
  });

  it('hands on that an API is busy, and asks it once', async () => {
    expect((await get('/api/busy')).status).toBe(503);
    expect(asked).toEqual(['/api/busy']);
  });
});
