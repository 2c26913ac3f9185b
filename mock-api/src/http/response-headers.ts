import { type FastifyInstance } from 'fastify';

/** For a response that a browser opens as a document, such as a file: nothing in it may run or load. */
const documentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Forbids storing every response that does not set its own caching, because it may be private, and running its content. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', documentPolicy);
    return payload;
  });
}
