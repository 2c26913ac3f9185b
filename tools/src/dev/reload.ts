import { type FastifyInstance } from 'fastify';
import { type ServerResponse } from 'node:http';

const script = `new EventSource('/__dev/events').onmessage = () => location.reload();`;

/** Reloads the page after a build. The suite restores drafts after a reload. */
export function addReload(server: FastifyInstance) {
  const pages = new Set<ServerResponse>();
  server.get('/__dev/reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  server.get('/__dev/events', (request, reply) => {
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': here\n\n');
    pages.add(reply.raw);
    request.raw.once('close', () => pages.delete(reply.raw));
    return reply.hijack();
  });
  return () => {
    for (const page of pages) page.write('data: built\n\n');
  };
}
