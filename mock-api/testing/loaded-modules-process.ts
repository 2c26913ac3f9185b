import { createRequire, register } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';

/** Packages that a setting or a call needs, and a start without them must not load. */
const packages = ['@opentelemetry', 'nodemailer', 'stripe', 'openid-client', '@simplewebauthn', '@zxcvbn-ts', 'ajv'];

/** Runs in the thread of Node's loader. */
const reportLoads = `
  let port;
  export const initialize = (data) => { port = data.port; };
  export const load = (url, context, next) => { port.postMessage(url); return next(url, context); };
`;

/** Follows the ES modules that are loaded from now on. */
function followLoads(): string[] {
  const urls: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.on('message', (url: string) => urls.push(url));
  port1.unref();
  register(`data:text/javascript,${encodeURIComponent(reportLoads)}`, { data: { port: port2 }, transferList: [port2] });
  return urls;
}

/** Starts the API in memory by the environment, and reports how many modules of these packages it loaded. */
async function report(): Promise<void> {
  const urls = followLoads();
  const [{ createApp }, { readOptions }] = await Promise.all([import('../src/app'), import('../src/options')]);
  const api = await createApp(readOptions(['--memory', '--control'], process.env));
  // The last messages of the loader are still on their way.
  await wait(200);
  const files = [...urls, ...Object.keys(createRequire(import.meta.url).cache)];
  const count = (name: string) => files.filter((file) => file.includes(`/node_modules/${name}/`)).length;
  process.send?.({ loaded: Object.fromEntries(packages.map((name) => [name, count(name)])) });
  process.once('disconnect', () => void api.close().then(() => process.exit(0)));
}

void report();
