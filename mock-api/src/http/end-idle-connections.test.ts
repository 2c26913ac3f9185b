import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { endIdleConnections } from './end-idle-connections';

it('lets the running call end, and waits for no connection without one', async () => {
  const app = Fastify();
  endIdleConnections(app);
  app.get('/slow', async () => {
    await wait(2_500);
    return 'done';
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // A browser opens such a connection in advance.
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  unused.resume();
  const ended = once(unused, 'close');
  const response = fetch(`http://127.0.0.1:${port}/slow`);
  await once(app.server, 'request');
  await app.close();
  await ended;
  expect(await (await response).text()).toBe('done');
}, 15_000);
