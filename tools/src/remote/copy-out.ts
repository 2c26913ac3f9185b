import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type Build } from '../build/build-package';
import { historyName } from '../release/history';

const isVersion = /(^|\/)\d+\.\d+\.\d+[^/]*(\/|$)/;

/** What points to versions: the pages, the registry and the pointers; no version's own files, and not who released what. */
function pointerFiles(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !isVersion.test(path) && !path.startsWith('.') && path !== historyName && !path.endsWith('.unfinished'));
}

/** Runs the team's own copying command with `$FROM`, a folder whose content belongs over the root of the host. */
async function copyOut(site: string, paths: string[], command: string) {
  const stage = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    for (const path of paths) cpSync(join(site, path), join(stage, path), { recursive: true });
    const copying = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, FROM: stage } });
    const [status] = (await once(copying, 'exit')) as [number | null];
    if (status !== 0) throw new Error(`Copying to the host failed (exit code ${status ?? 'none'}): ${command}`);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Copies a published version to the static host. Rejects before anything points to it when that fails. */
export async function copyVersion(site: string, { name, version }: Pick<Build, 'name' | 'version'>, command?: string) {
  if (command) await copyOut(site, [`${name}/${version}`], command);
}

/** Copies what points to versions, once these are there. */
export async function copyPointers(site: string, command?: string) {
  if (command) await copyOut(site, pointerFiles(site), command);
}
