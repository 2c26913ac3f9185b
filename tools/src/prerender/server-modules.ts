import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { z } from 'zod';
import { serverFile } from '../build/server-bundle';

/** A page as its shell and its remote draw it for a guest, before any data is there. `head`: elements for the document's head. */
export const drawnSchema = z.object({ title: z.string(), description: z.string(), head: z.string(), css: z.string(), html: z.string() });

export type Drawn = z.infer<typeof drawnSchema>;

interface Wanted {
  path: string;
  remote: string;
  module: unknown;
  config: Record<string, unknown>;
}

/** What a shell's build brings for drawing without a browser. */
interface ShellServer {
  shared: Record<string, unknown>;
  draw(wanted: Wanted): Promise<Drawn | undefined>;
}

/** What a remote's build brings: its routes, and the paths to draw. */
interface RemoteServer {
  routes: unknown[];
  addresses: readonly string[];
}

/** Runs a server bundle; what is shared comes from the shell's, as in the page. */
function run(file: string, shared: Record<string, unknown>): unknown {
  const own = createRequire(file);
  const requireModule = (name: string): unknown => (Object.hasOwn(shared, name) ? shared[name] : own(name));
  const module: { exports: unknown } = { exports: {} };
  const code = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  code(module, module.exports, requireModule);
  return module.exports;
}

/** The server bundle in a version's folder; undefined when the build has none. */
function load<Server>(folder: string, shared: Record<string, unknown>): Server | undefined {
  const file = join(folder, serverFile);
  return existsSync(file) ? (run(file, shared) as Server) : undefined;
}

export const loadShellServer = (folder: string) => load<ShellServer>(folder, {});
export const loadRemoteServer = (folder: string, { shared }: ShellServer) => load<RemoteServer>(folder, shared);
