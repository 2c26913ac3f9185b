import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type Build } from '../build/build-package';
import { historyName } from '../release/history';

const isVersion = /(^|\/)\d+\.\d+\.\d+[^/]*(\/|$)/;

/** Lists the files that point to versions: the pages, the registry and the pointers. Excludes the files of the versions and the history. */
function pointerFiles(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !isVersion.test(path) && !path.startsWith('.') && path !== historyName && !path.endsWith('.unfinished'));
}

/** Runs the team's upload command with `$FROM`, a folder with the files to copy over the root of the host. */
async function upload(site: string, paths: string[], command: string) {
  const stage = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    for (const path of paths) cpSync(join(site, path), join(stage, path), { recursive: true });
    const copying = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, FROM: stage } });
    const [status] = (await once(copying, 'exit')) as [number | null];
    if (status !== 0) throw new Error(`The upload failed (exit code ${status ?? 'none'}): ${command}`);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Copies a published version to the static host. Rejects on failure, before any file points to the version. */
export async function uploadVersion(site: string, { name, version }: Pick<Build, 'name' | 'version'>, command?: string) {
  if (command) await upload(site, [`${name}/${version}`], command);
}

/** Copies the files that point to versions, after the versions themselves. */
export async function uploadPointers(site: string, command?: string) {
  if (command) await upload(site, pointerFiles(site), command);
}
