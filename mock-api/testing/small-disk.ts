import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** Mounting needs root: this process, or sudo without a password. */
function runAsRoot(...command: string[]): boolean {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** A file system of its own, so that a test can fill it. */
export interface SmallDisk {
  folder: string;
  /** Fills it but for this number of bytes. */
  fill: (leftBytes?: number) => void;
  makeRoom: () => void;
  unmount: () => void;
}

/** Mounts a disk in memory. Returns undefined where this machine does not allow it. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-disk-'));
  if (!runAsRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: (leftBytes = 0) => {
      const file = openSync(filler, 'w');
      const block = Buffer.alloc(64 * 1024, 1);
      let written = 0;
      try {
        for (;;) written += writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
      if (leftBytes > 0) truncateSync(filler, Math.max(0, written - leftBytes));
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize > leftBytes + megabyte) throw new Error(`The disk still has ${bavail * bsize} bytes.`);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount: () => {
      // Lazily: a process that is just ending may still hold a file.
      runAsRoot('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
