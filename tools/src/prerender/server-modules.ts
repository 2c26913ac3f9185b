import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { z } from 'zod';
import { serverFile } from '../build/server-bundle';

/** A page as the shell and the remote render it for a guest, without data. `head` contains elements for the document's head. */
export const prerenderedPageSchema = z.object({
  title: z.string(),
  description: z.string(),
  head: z.string(),
  css: z.string(),
  html: z.string(),
});

const names = z.array(z.string()).optional();

/**
 * Visitors with one of these query parameters, drafts of the tab, or keys in local storage start in another state: the page stays
 * hidden until the shell renders it.
 */
const unlessSchema = z.object({ params: names, drafts: names, storage: names });

export type PrerenderedPage = z.infer<typeof prerenderedPageSchema> & { unless?: z.infer<typeof unlessSchema> };

interface RenderOptions {
  path: string;
  remote: string;
  module: unknown;
  config: Record<string, unknown>;
}

/** Exports of every server bundle: its routes, the paths to prerender, and by path when the page stays hidden. */
export interface ScreenServer {
  routes: unknown[];
  prerenderedPaths: readonly string[];
  prerenderedUnless?: Record<string, unknown>;
}

/** Exports of a shell's server bundle. A shell of the previous release has no screens of its own here. */
interface ShellServer extends Partial<ScreenServer> {
  sharedModules: Record<string, unknown>;
  renderPage(options: RenderOptions): Promise<PrerenderedPage | undefined>;
}

/** Names of the same exports in builds of the previous release. */
interface PreviousShellServer {
  shared: ShellServer['sharedModules'];
  draw: ShellServer['renderPage'];
}
interface PreviousRemoteServer {
  addresses: readonly string[];
}

/** Runs a server bundle with the shared modules of the shell, as in the page. */
function run(file: string, shared: Record<string, unknown>): unknown {
  const own = createRequire(file);
  const requireModule = (name: string): unknown => (Object.hasOwn(shared, name) ? shared[name] : own(name));
  const module: { exports: unknown } = { exports: {} };
  const code = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file }) as (
    ...args: unknown[]
  ) => void;
  code(module, module.exports, requireModule);
  return module.exports;
}

/** Loads the server bundle from a version's folder. Returns undefined when the build has none. */
function load<Server>(folder: string, shared: Record<string, unknown>): Server | undefined {
  const file = join(folder, serverFile);
  return existsSync(file) ? (run(file, shared) as Server) : undefined;
}

/** Loads a shell's server bundle, of this release or the previous one; undefined when the build has none. */
export function loadShellServer(folder: string): ShellServer | undefined {
  const bundle = load<ShellServer | PreviousShellServer>(folder, {});
  if (!bundle || 'renderPage' in bundle) return bundle;
  return { sharedModules: bundle.shared, renderPage: bundle.draw };
}

/** Loads a remote's server bundle, of this release or the previous one; undefined when the build has none. */
export function loadRemoteServer(folder: string, { sharedModules }: ShellServer): ScreenServer | undefined {
  const bundle = load<Omit<ScreenServer, 'prerenderedPaths'> & Partial<ScreenServer & PreviousRemoteServer>>(folder, sharedModules);
  return bundle && { ...bundle, prerenderedPaths: bundle.prerenderedPaths ?? bundle.addresses ?? [] };
}

/** Returns when the page of a path stays hidden; undefined for a page that is the same for every guest. Throws for an invalid value. */
export function readUnless({ prerenderedUnless }: ScreenServer, path: string): PrerenderedPage['unless'] {
  return unlessSchema.optional().parse(prerenderedUnless?.[path]);
}
