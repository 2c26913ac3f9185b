import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { listPointerFiles } from '../release/pointer-files';

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
  if (command) await upload(site, listPointerFiles(site), command);
}
