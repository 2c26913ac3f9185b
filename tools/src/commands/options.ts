import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

/** Options of the site process. Every flag has an equivalent environment variable. */
interface StartOptions {
  port: number;
  data: string;
  control: boolean;
  site: string;
}

/**
 * Reads `--port`/PORT, `--data`/DATA_DIR, `--control`/CONTROL. The default data folder is `folder` of the workspace.
 * Ends the process when the port is not a number.
 */
export function startOptions(args: string[], folder = '.data'): StartOptions {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string' }, data: { type: 'string' }, control: { type: 'boolean' }, site: { type: 'string' } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) exitWithError(`Invalid port: ${values.port ?? process.env.PORT ?? ''}`);
  return {
    port,
    data: resolve(values.data ?? process.env.DATA_DIR ?? join(workspaceRoot, folder)),
    control: values.control ?? process.env.CONTROL === '1',
    site: resolve(values.site ?? join(workspaceRoot, 'dist/site')),
  };
}
