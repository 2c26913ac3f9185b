import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site';

const scope = '@scanharbor';
const excluded = /(^|\/)(node_modules|dist|\.git|\.cache|\.data|coverage|output)(\/|$)/;

/** Links the installed packages; the workspace's packages link to the copy. */
function linkPackages(folder: string) {
  mkdirSync(join(folder, 'node_modules', scope), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== scope && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules', scope)))
    symlinkSync(join('../..', name), join(folder, 'node_modules', scope, name));
}

/** Copies the workspace's sources, so that a test may change them. Reuses the installed packages. */
export function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !excluded.test(relative(root, path)) });
  linkPackages(folder);
  const runNode = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
    return stdout;
  };
  return {
    folder,
    /** Runs `npm run remote -- …` in the copy. Returns its output; rejects with it on failure. */
    remote: (...args: string[]) => runNode('tools/bin/run.mjs', 'remote', ...args),
    /** Replaces a part of a source file. Throws if it is missing. */
    change(path: string, from: string, to: string) {
      const file = join(folder, path);
      const source = readFileSync(file, 'utf8');
      if (!source.includes(from)) throw new Error(`${path} has no '${from}'`);
      writeFileSync(file, source.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
