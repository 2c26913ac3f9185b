import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site';

const ours = '@scanharbor';
const left = /(^|\/)(node_modules|dist|\.git|\.cache|\.data|coverage|output)(\/|$)/;

/** Installed packages as links, but for our own, which lead to the copy. */
function linkPackages(folder: string) {
  mkdirSync(join(folder, 'node_modules', ours), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== ours && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules', ours)))
    symlinkSync(join('../..', name), join(folder, 'node_modules', ours, name));
}

/** A copy of the workspace's sources, to be changed at will. Nothing is installed anew. */
export function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  linkPackages(folder);
  const program = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
    return stdout;
  };
  return {
    folder,
    /** Runs `npm run remote -- …` in the copy; gives what it wrote. Rejects with what it complained of. */
    remote: (...words: string[]) => program('tools/bin/run.mjs', 'remote', ...words),
    /** Replaces a piece of a source. Throws when it is not there. */
    change(path: string, from: string, to: string) {
      const file = join(folder, path);
      const source = readFileSync(file, 'utf8');
      if (!source.includes(from)) throw new Error(`${path} has no '${from}'`);
      writeFileSync(file, source.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
