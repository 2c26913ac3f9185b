import { connect } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { registerErrorHandler } from './error-handler';

const statement = 'select "id" from "users" where lower("email") = $1';
const cause = Object.assign(new Error('terminating connection'), { code: 'XX000' });

async function failWith(error: Error) {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } });
  registerErrorHandler(app, { disk: { reportFull: () => undefined }, countRefusal: () => undefined });
  app.get('/', () => {
    throw error;
  });
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  const body = (await response.json()) as unknown;
  await app.close();
  return { status: response.status, body, logged: logged.join('') };
}

it('logs where an unexpected error happened, without entered values, and hides it from the user [API-002]', async () => {
  const { status, body, logged } = await failWith(new DrizzleQueryError(statement, ['jordan@example.com'], cause));
  expect([status, body]).toEqual([500, { error_code: 500, messages: [{ user_msg: 'Something went wrong' }] }]);
  expect(logged).toContain('XX000');
  expect(logged).toContain('lower(');
  expect(logged).not.toContain('jordan');
});

it.each(['22003', '22P02', '23503', '54000'])('responds with 400 to invalid data with the SQLSTATE code %s [API-002]', async (code) => {
  const { status, body, logged } = await failWith(new DrizzleQueryError(statement, ['x'], Object.assign(new Error('refused'), { code })));
  expect([status, logged]).toEqual([400, '']);
  expect(body).toMatchObject({ error_code: 400, messages: [{ user_msg: 'Please check what you entered.' }] });
});

it.each([
  ['08006', 503, 'the database cannot be reached', 'The server is busy. Please try again in a moment.'],
  ['57P01', 503, 'the database cannot be reached', 'The server is busy. Please try again in a moment.'],
  ['ECONNREFUSED', 503, 'the database cannot be reached', 'The server is busy. Please try again in a moment.'],
  ['CONNECTION_CLOSED', 503, 'the database cannot be reached', 'The server is busy. Please try again in a moment.'],
  [
    '53100',
    507,
    'the disk of the database is full',
    'This cannot be stored right now. Nothing that was stored before is lost. Please try again later.',
  ],
])('reports the code %s of the database with %i, and in the log: %s', async (code, expected, incident, message) => {
  const { status, body, logged } = await failWith(new DrizzleQueryError(statement, ['x'], Object.assign(new Error('no'), { code })));
  expect([status, body]).toEqual([expected, { error_code: expected, messages: [expect.objectContaining({ user_msg: message })] }]);
  expect(logged).toContain(incident);
});

it('lets a client finish a body that is too large, so that it reads the response [API-002]', async () => {
  const app = Fastify({ bodyLimit: 1024 });
  registerErrorHandler(app, { disk: { reportFull: () => undefined }, countRefusal: () => undefined });
  app.post('/', () => 'stored');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  const received: string[] = [];
  socket.on('data', (data) => received.push(String(data)));
  const length = 4 * 1024 * 1024;
  socket.write(`POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`);
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => socket.write(text, (error) => (error ? reject(error) : resolve())));
  try {
    for (let sent = 0; sent < length; sent += 64 * 1024) {
      await write('a'.repeat(64 * 1024));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    // The same connection serves the next request.
    socket.write('GET /nothing HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(received.join('').match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
  } finally {
    socket.destroy();
    await app.close();
  }
});
