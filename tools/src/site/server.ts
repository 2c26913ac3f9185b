import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import fastify, { type FastifyRequest } from 'fastify';
import { drawnFile } from '../prerender/page-files';
import { historyName } from '../release/history';
import { createPageCache } from './page-cache';

interface SiteOptions {
  /** Folder with index.html, the registry and one folder per released version. */
  site: string;
  /** Addresses of API processes; a visitor's calls all go to the same one. */
  apis: string[];
}

const year = 365 * 24 * 60 * 60;

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** A versioned folder never changes; the page and the registry are asked for anew each time. */
const isVersioned = (path: string) => /\/[^/]+\/\d+\.\d+\.\d+[^/]*\/[^/]+$/.test(path);

/**
 * Which of the API processes hears a visitor, 0 to `processes` - 1: by session, by tab for a guest, and by address, since a
 * process remembers for a second what it answered to a press that is repeated (API-004).
 */
function shareOf({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, processes: number): number {
  const visitor = JSON.stringify([headers.authorization, headers['x-tab'], socket.remoteAddress]);
  return createHash('sha256').update(visitor).digest().readUInt32BE() % processes;
}

/**
 * Serves the released site and its API on one port, as a CDN and a proxy would. A path that is no file gets the page;
 * a missing script does not: HTML in place of code must fail as what it is.
 */
export async function createSiteServer({ site, apis }: SiteOptions) {
  const server = fastify({ logger: false, bodyLimit: 20 * 1024 * 1024 });
  await server.register(proxy, {
    upstream: '',
    prefix: '/api',
    rewritePrefix: '/api',
    // By default it asks an API that says 503 ten times more, and hides from the page that it was busy.
    retryMethods: [],
    replyOptions: {
      getUpstream: (request) => apis[shareOf(request, apis.length)] ?? '',
      // The API limits tries per visitor, not per proxy.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }),
    },
  });
  server.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) return;
    reply.header('X-Content-Type-Options', 'nosniff');
    // Code and registry hold nothing of a person; another site may take a remote from here.
    reply.header('Access-Control-Allow-Origin', '*');
    reply.header('Referrer-Policy', 'same-origin');
    reply.header('X-Frame-Options', 'DENY');
  });
  await server.register(files, {
    root: site,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', isVersioned(path.replace(/\.(br|gz)$/, '')) ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  const pages = new Map<string, ReturnType<typeof createPageCache>>();
  const pageFor = (path: string) => {
    const file = drawnFile(site, path) ?? join(site, 'index.html');
    const known = pages.get(file) ?? createPageCache(file);
    pages.set(file, known);
    return known;
  };
  server.get('/*', (request, reply) => {
    const path = decodeURIComponent(new URL(request.url, 'http://site').pathname);
    const file = normalize(path);
    if (file !== `/${historyName}` && isFile(join(site, file))) return reply.sendFile(file);
    if (/\.[a-z0-9]+$/i.test(path)) return reply.code(404).header('Cache-Control', 'no-cache').type('text/plain').send('Not found');
    const { body, encoding } = pageFor(path)(request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding').type('text/html; charset=utf-8').send(body);
  });
  return server;
}
