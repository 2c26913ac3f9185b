import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import files from '@fastify/static';
import webpack from 'webpack';
import { WidgetDocsPlugin } from '../gallery/widget-docs-plugin';
import { baseConfig } from '../webpack/base';
import { workspaceRoot } from '../webpack/package-folders';
import { addReload } from './reload';

const html = (scripts: string[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Widget gallery</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div>${scripts.map((script) => `<script src="/${script}"></script>`).join('')}</body></html>`;

/** A page of the gallery has many frames, and each connection for reloads is one of the six that a browser opens: only the page reloads. */
const pages = { 'index.html': html(['gallery.js', '__dev/reload.js']), 'examples.html': html(['examples.js']) };

/** The running gallery: its URL and a function that stops it. */
interface RunningGallery {
  address: string;
  close: () => Promise<void>;
}

/** The gallery and its examples are two bundles, so that the frame of an example loads only the example. */
function galleryConfig(output: string): webpack.Configuration {
  const folder = join(workspaceRoot, 'shared-ui');
  const base = baseConfig(folder, { mode: 'development', output });
  return {
    ...base,
    entry: { gallery: './src/gallery/gallery-main.tsx', examples: './src/gallery/example-main.tsx' },
    // All examples on one page are some sixty chunks, which a busy machine does not load within the deadline of a screen.
    output: { ...base.output, filename: '[name].js', publicPath: '/', chunkLoadTimeout: 120_000 },
    plugins: [...(base.plugins ?? []), new WidgetDocsPlugin('@scanharbor/shared-ui', folder)],
  };
}

/** Builds the gallery of shared-ui, serves it on a port (0 for a free one) and rebuilds it on changes. */
export async function startGallery(port: number): Promise<RunningGallery> {
  const output = join(workspaceRoot, 'dist/gallery');
  mkdirSync(output, { recursive: true });
  const server = fastify();
  const reload = addReload(server);
  await server.register(files, { root: output });
  // Widgets and examples have addresses of their own, which one page each serves.
  server.setNotFoundHandler((request, reply) =>
    reply.code(200).sendFile(/^\/examples(\/|\?|$)/.test(request.url) ? 'examples.html' : 'index.html'),
  );
  const compiler = webpack(galleryConfig(output));
  const watching = await new Promise<webpack.Watching | undefined>((resolve) => {
    const started = compiler.watch({}, (failure, stats) => {
      if (failure) console.error(failure.message);
      else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: true }));
      for (const [name, text] of Object.entries(pages)) writeFileSync(join(output, name), text);
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
