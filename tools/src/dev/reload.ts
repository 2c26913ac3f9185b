import { type FastifyInstance } from 'fastify';
import { type ServerResponse } from 'node:http';

/** Returns the script that reloads its page after a build that the server at `address` made; by default the server of the page. */
export const reloadScript = (address = '') => `new EventSource('${address}/__dev/events').onmessage = () => location.reload();`;

/** Reloads the page after a build. The suite restores drafts after a reload. */
export function addReload(server: FastifyInstance) {
  const pages = new Set<ServerResponse>();
  server.get('/__dev/reload.js', (_request, reply) => reply.type('text/javascript').send(reloadScript()));
  server.get('/__dev/events', (request, reply) => {
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' });
    reply.raw.write(': here\n\n');
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
    return reply.hijack();
  });
  return () => {
    for (const page of pages) page.write('data: built\n\n');
  };
}
