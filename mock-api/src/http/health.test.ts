import Fastify from 'fastify';
import { addHealth } from './health';

async function readiness(check: Parameters<typeof addHealth>[1]) {
  const app = Fastify();
  addHealth(app, check);
  const { statusCode, headers, body } = await app.inject('/ready');
  const live = await app.inject('/live');
  await app.close();
  expect(live.statusCode).toBe(200);
  return [statusCode, headers['retry-after'], body];
}

const unavailable = [503, '5', '{"status":"unavailable"}'];

it('is not ready while the database rejects or does not respond', async () => {
  expect(await readiness(() => Promise.resolve('ready'))).toEqual([200, undefined, '{"status":"ready"}']);
  expect(await readiness(() => Promise.resolve('disk full'))).toEqual([200, undefined, '{"status":"disk full"}']);
  expect(await readiness(() => Promise.reject(new Error('no database')))).toEqual(unavailable);
  expect(await readiness(() => new Promise(() => undefined))).toEqual(unavailable);
});
