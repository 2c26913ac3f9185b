import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../webpack/package-folders';
import { fail } from './fail';

/** How the site is started; every flag has an environment variable beside it. */
interface StartOptions {
  port: number;
  data: string;
  control: boolean;
  site: string;
}

/**
 * Reads `--port`/PORT, `--data`/DATA_DIR, `--control`/CONTROL; without a data folder `folder` of the house is it.
 * A port that is no number ends the process.
 */
export function startOptions(words: string[], folder = '.data'): StartOptions {
  const { values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { port: { type: 'string' }, data: { type: 'string' }, control: { type: 'boolean' }, site: { type: 'string' } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`Not a port: ${values.port ?? process.env.PORT}`);
  return {
    port,
    data: resolve(values.data ?? process.env.DATA_DIR ?? join(root, folder)),
    control: values.control ?? process.env.CONTROL === '1',
    site: resolve(values.site ?? join(root, 'dist/site')),
  };
}
