import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isOwnRepository, packageFolder } from '../webpack/package-folders';

const names = z.array(z.string()).optional();

/**
 * A page as the shell and the remote render it for a guest, without data. `head` contains elements for the document's head. Visitors with
 * one of the query parameters, drafts of the tab, or keys in local storage of `unless` start in another state: the page stays hidden until
 * the shell renders it.
 */
const prerenderedPageSchema = z.object({
  title: z.string(),
  description: z.string(),
  head: z.string(),
  css: z.string(),
  html: z.string(),
  unless: z.object({ params: names, drafts: names, storage: names }).optional(),
});

export type PrerenderedPage = z.infer<typeof prerenderedPageSchema>;

const messageSchema = z.object({
  path: z.string().optional(),
  page: z.unknown().optional(),
  failure: z.string().optional(),
  done: z.boolean().optional(),
});

/** For all pages of a remote together. A build that needs more keeps the plain pages, which render in the browser. */
const limits = { milliseconds: 60_000, heapMegabytes: 256 };

export interface RenderJob {
  /** Folder of the released site, which the process may read. */
  site: string;
  /** Server bundle of the shell. */
  shellFile: string;
  /** Server bundle of the remote; undefined for the shell's own pages. */
  remoteFile?: string | undefined;
  remote: string;
  config: Record<string, unknown>;
}

interface Rendered {
  pages: Map<string, PrerenderedPage>;
  /** One line for each page that is not rendered. */
  failures: string[];
}

/** Returns the flag of Node's permission model: Node 20 has it as an experiment, 22 by both names, 24 by its final name only. @internal */
export const findPermissionFlag = (allowed: ReadonlySet<string>) =>
  ['--permission', '--experimental-permission'].find((flag) => allowed.has(flag));

/** The process gets no variables of this one: they may contain keys and passwords. */
const environment = { NODE_ENV: 'production', TZ: process.env.TZ ?? 'UTC', LANG: 'en_US.UTF-8' };

/**
 * Renders the pages of a remote in a process without secrets: an empty environment, and files only of the site and of itself, read only; no
 * further processes and threads; limited in time and memory. Never rejects: a page that redirects or fails is missing, and a process over a
 * limit ends with the pages it has. Throws where Node cannot limit it.
 */
export function renderRemote({ site, ...job }: RenderJob): Promise<Rendered> {
  const permissionFlag = findPermissionFlag(process.allowedNodeEnvironmentFlags);
  // Without it the code of a team would run with all rights of this account.
  if (permissionFlag === undefined) throw new Error(`Node ${process.version} has no permission model, which prerendering needs`);
  const script = realpathSync(join(packageFolder('tools'), isOwnRepository ? 'dist' : 'src', 'prerender/render-process.mjs'));
  const pages: Rendered['pages'] = new Map();
  const failures: string[] = [];
  const child = fork(script, [], {
    env: environment,
    cwd: site,
    execArgv: [
      permissionFlag,
      `--allow-fs-read=${script}`,
      `--allow-fs-read=${join(realpathSync(site), '/')}*`,
      `--max-old-space-size=${limits.heapMegabytes}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    let isDone = false;
    const timeout = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds);
    child.on('message', (sent) => {
      const { path = '', page, failure, done } = messageSchema.catch({ failure: 'invalid message' }).parse(sent);
      isDone ||= done === true;
      if (failure !== undefined) failures.push(`${path} of ${job.remote} is not prerendered: ${failure}`);
      if (page === undefined) return;
      // A shell and a remote of different releases may return an invalid page.
      const parsed = prerenderedPageSchema.safeParse(page);
      if (parsed.success) pages.set(path, parsed.data);
      else failures.push(`${path} of ${job.remote} is not prerendered: ${z.prettifyError(parsed.error)}`);
    });
    child.once('error', (cause) => failures.push(`Pages of ${job.remote} are not prerendered: ${cause.message}`));
    child.once('close', (code, signal) => {
      clearTimeout(timeout);
      if (!isDone) failures.push(`Pages of ${job.remote} are not prerendered: the process ended with ${signal ?? code ?? 'no code'}`);
      resolve({ pages, failures });
    });
    child.send(job);
  });
}
