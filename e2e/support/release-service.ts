import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readRegistry } from '@scanharbor/tools/release';
import { root } from './site';

interface Ended {
  code: number | null;
  output: string;
}

const command = ['tools/bin/run.mjs', 'remote'];

/** Starts the release service of a site's folder in a process of its own, as the platform team does. */
export async function startReleaseService(site: string) {
  const home = mkdtempSync(join(tmpdir(), 'release-service-'));
  const credentials = ['--credentials', join(home, 'credentials.json'), '--site', site];
  const start = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
    spawn(process.execPath, [...command, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const run = (args: string[], env?: NodeJS.ProcessEnv) =>
    new Promise<Ended>((resolve) => {
      const child = start(args, env);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
      child.once('close', (code) => resolve({ code, output }));
    });
  const service = start(['registry', 'serve', '--port', '0', ...credentials]);
  const ended = new Promise((resolve) => service.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text.toString();
      const found = /is at (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    service.stdout.on('data', read);
    service.stderr.on('data', read);
    void ended.then(() => reject(new Error(output)));
  });
  return {
    /** Returns the token that the service prints for a team. */
    async addTeam(team: string, remotes: string): Promise<string> {
      const { output } = await run(['registry', 'add-token', '--team', team, '--remotes', remotes, ...credentials]);
      const token = /^sh_\S+$/m.exec(output)?.[0];
      if (!token) throw new Error(output);
      return token;
    },
    /** Runs a release command on the machine of a team: without the site's folder and its key. */
    runAsTeam: (token: string, ...args: string[]) =>
      run(args, { ...process.env, SCANHARBOR_REGISTRY: address, SCANHARBOR_TOKEN: token, SCANHARBOR_KEYS: '/nowhere' }),
    /** Copies the live version of a remote as a bundle with another number, outside of the site. */
    copyBundle(remote: string, version: string): string {
      const live = readRegistry(site).microFrontends[remote]?.[0]?.metadata.version ?? '';
      const folder = join(home, `${remote}-${version}`);
      const isOfSite = /^signature\.json$|\.(br|gz)$/;
      cpSync(join(site, remote, live), folder, { recursive: true, filter: (path) => !isOfSite.test(basename(path)) });
      const file = join(folder, 'build.json');
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version }));
      return folder;
    },
    async stop() {
      service.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
