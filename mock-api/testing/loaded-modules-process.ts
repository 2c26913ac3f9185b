import { createRequire } from 'node:module';
import { createApp } from '../src/app';
import { readOptions } from '../src/options';

/** Starts the API in memory by the environment, and reports the OpenTelemetry modules that it loaded. */
async function report(): Promise<void> {
  const api = await createApp(readOptions(['--memory', '--control'], process.env));
  const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('/@opentelemetry/'));
  process.send?.({ loaded: loaded.length });
  process.once('disconnect', () => void api.close().then(() => process.exit(0)));
}

void report();
