import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}

/** Folder of this package, whose other files the code reads. The code runs from `src`, or compiled from `.cache` (see `run.mjs`). */
export const packageFolder = findPackage(import.meta.dirname);
