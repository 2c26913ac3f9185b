import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import files from '@fastify/static';
import webpack from 'webpack';
import { baseConfig } from '../webpack/base';
import { workspaceRoot } from '../webpack/package-folders';
import { addReload } from './reload';

const html = (script: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Widget gallery</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script src="/${script}"></script><script src="/__dev/reload.js"></script></body></html>`;

/** The running gallery: its URL and a function that stops it. */
interface RunningGallery {
  address: string;
  close: () => Promise<void>;
}

/** Builds the gallery of shared-ui, serves it on a port (0 for a free one) and rebuilds it on changes. */
export async function startGallery(port: number): Promise<RunningGallery> {
  const output = join(workspaceRoot, 'dist/gallery');
  mkdirSync(output, { recursive: true });
  const server = fastify();
  const reload = addReload(server);
  await server.register(files, { root: output });
  const base = baseConfig(join(workspaceRoot, 'shared-ui'), { mode: 'development', output });
  const compiler = webpack({
    ...base,
    entry: './src/gallery/main.tsx',
    output: { ...base.output, filename: 'gallery.js', publicPath: '/' },
  });
  const watching = await new Promise<webpack.Watching | undefined>((resolve) => {
    const started = compiler.watch({}, (failure, stats) => {
      if (failure) console.error(failure.message);
      else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
      writeFileSync(join(output, 'index.html'), html('gallery.js'));
      reload();
      resolve(started);
    });
  });
  await server.listen({ port, host: '0.0.0.0' });
  return {
    address: `http://localhost:${(server.server.address() as AddressInfo).port}`,
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
    },
  };
}
