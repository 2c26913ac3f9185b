import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const frozenAt = Date.parse('2026-03-03T15:00:00Z');

/** A server, and a call to it by the process itself. Prints its own time and that of the Date header. */
const script = `
import { createServer } from 'node:http';
const server = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'text/plain' }).end('here'));
server.listen(0, '127.0.0.1', async () => {
  const response = await fetch('http://127.0.0.1:' + server.address().port);
  console.log(JSON.stringify([Date.now(), Date.parse(response.headers.get('date'))]));
  server.close();
});
`;

it('a process with a frozen clock says the same time in code and to its clients', () => {
  const clock = pathToFileURL(join(__dirname, 'frozen-clock.mjs')).href;
  const printed = execFileSync(process.execPath, ['--import', clock, '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, FROZEN_AT: String(frozenAt) },
  });
  expect(JSON.parse(printed)).toEqual([frozenAt, frozenAt]);
});
