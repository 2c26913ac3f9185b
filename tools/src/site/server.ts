import { createHash } from 'node:crypto';
import { join, normalize } from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { findPageFile } from '../prerender/page-files';
import { historyName } from '../release/history';
import { addStream, isDraining } from './drain';
import { isFile } from './is-file';
import { createPageCache } from './page-cache';
import { addSecurityHeaders } from './security-headers';

/** An API process; without an address while it is down. */
interface ApiTarget {
  readonly address: string | undefined;
}

interface SiteOptions {
  /** Folder with index.html, the registry and one folder per released version. */
  site: string;
  /** API processes. All calls of a visitor go to the same one. */
  apis: ApiTarget[];
  /** Addresses or subnets of the proxies in front of the site, whose `X-Forwarded-For` names the visitor; none by default. */
  trustedProxies?: string[] | undefined;
}

const year = 365 * 24 * 60 * 60;
const retryAfterSeconds = 5;
/**
 * Where a password manager sends its user, of any role and signed in or not, to change a password (W3C: A Well-Known URL for Changing
 * Passwords).
 */
const passwordPath = '/password/forgot';
const apiTimeoutMs = 60_000;
const readyTimeoutMs = 3_000;

/** What guests send as Authorization. */
const guestAuthorization = 'anonymous';

/** A versioned folder never changes. Browsers revalidate the page and the registry on each request. */
const isVersioned = (path: string) => /\/[^/]+\/\d+\.\d+\.\d+[^/]*\/[^/]+$/.test(path);

/**
 * Returns the index of a visitor's API process, from 0 to `processes` - 1: by session alone, by tab and IP address for a guest.
 * The same process must receive a repeated click, because it caches its response for a second (API-004), and counts a session's calls.
 */
function shareOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, processes: number): number {
  const { authorization: token = guestAuthorization } = headers;
  const visitor = token === guestAuthorization ? JSON.stringify([headers['x-tab'], ip]) : token;
  return createHash('sha256').update(visitor).digest().readUInt32BE() % processes;
}

/** Responds in place of an API that is down, in the form of its errors; without a message, so that each screen shows its own (IC-110). */
const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' })
    .type('application/json')
    .send({ error_code: 503, messages: [] });

/** Whether an API accepts calls. An external API without the check is ready when it responds. */
async function isReady({ address }: ApiTarget): Promise<boolean> {
  if (!address) return false;
  try {
    return (await fetch(`${address}/ready`, { signal: AbortSignal.timeout(readyTimeoutMs) })).status < 500;
  } catch {
    return false;
  }
}

/** Returns the decoded path of a URL; undefined for a path that no file can have. */
function parsePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('Cache-Control', 'no-cache').type('text/plain').send(text);

/** Files that only the operator may read: the release history, and hidden folders such as that of the source maps. */
const isPrivate = (file: string) => file.replace(/\/+$/, '') === `/${historyName}` || /\/\./.test(file);

/**
 * Serves the released site and its API on one port, like a CDN and a proxy. A path without a screen gets the page with status 404. A
 * missing script gets 404 without the page, because a browser would parse it as code. While the API is down, the site stays up and calls
 * get 503 with Retry-After.
 */
export async function createSiteServer({ site, apis, trustedProxies = [] }: SiteOptions) {
  const server = fastify({
    logger: false,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 20 * 1024 * 1024,
    frameworkErrors: (_error, _request, reply) => void sendText(reply, 400, 'Bad request'),
  });
  const findApi = (request: Pick<FastifyRequest, 'headers' | 'ip'>) => apis[shareOf(request, apis.length)];
  server.setErrorHandler<{ statusCode?: number }>(({ statusCode = 500 }, request, reply) => {
    // Of the calls, only the proxy throws: the API is gone, also in the middle of a response.
    if (statusCode >= 500 && request.url.startsWith('/api/')) return sendUnavailable(reply);
    return statusCode < 500 ? sendText(reply, statusCode, 'Bad request') : sendText(reply, 500, 'Something went wrong');
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) addStream(server, reply.raw);
    if (isDraining(server)) reply.header('Connection', 'close');
    return payload;
  });
  addSecurityHeaders(server);
  await server.register(proxy, {
    upstream: '',
    prefix: '/api',
    rewritePrefix: '/api',
    // By default the proxy retries a 503 ten times and hides the overload from the page.
    retryMethods: [],
    undici: { headersTimeout: apiTimeoutMs, bodyTimeout: apiTimeoutMs },
    preHandler: (request, reply, done) => {
      if (findApi(request)?.address) done();
      else void sendUnavailable(reply);
    },
    replyOptions: {
      getUpstream: (request) => findApi(request)?.address ?? '',
      // The API limits calls per visitor, not per proxy, and shows the mailbox under a name of this computer only.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host }),
    },
  });
  await server.register(files, {
    root: site,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', isVersioned(path.replace(/\.(br|gz)$/, '')) ? `public, max-age=${year}, immutable` : 'no-cache');
      reply.setHeader('Vary', 'Accept-Encoding');
    },
  });
  server.get('/live', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'live' }));
  server.get('/ready', async (_request, reply) => {
    const isServing = !isDraining(server) && isFile(join(site, 'index.html'));
    if (isServing && (await Promise.all(apis.map(isReady))).every(Boolean)) {
      return reply.header('Cache-Control', 'no-store').send({ status: 'ready' });
    }
    return reply.code(503).headers({ 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' }).send({ status: 'unavailable' });
  });
  server.get('/.well-known/change-password', (_request, reply) => reply.header('Cache-Control', 'no-cache').redirect(passwordPath));
  const pages = new Map<string, ReturnType<typeof createPageCache>>();
  const pageFor = (file: string) => {
    const known = pages.get(file) ?? createPageCache(file);
    pages.set(file, known);
    return known;
  };
  server.get('/*', (request, reply) => {
    const path = parsePath(request.url);
    if (path === undefined) return sendText(reply, 400, 'Bad request');
    const file = normalize(path);
    if (isPrivate(file)) return sendText(reply, 404, 'Not found');
    const exists = isFile(join(site, file));
    if (exists && !file.endsWith('.html')) return reply.sendFile(file);
    if (!exists && /\.[a-z0-9]+$/i.test(path)) return sendText(reply, 404, 'Not found');
    const plain = join(site, 'index.html');
    const screen = exists ? join(site, file) : (findPageFile(site, path) ?? (file === '/' ? plain : undefined));
    const page = pageFor(screen ?? plain);
    const { body, policy, encoding } = page(request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .code(screen ? 200 : 404)
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Sec-Fetch-Site', 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(body);
  });
  return server;
}
