import { existsSync } from 'node:fs';
import { canInstall, installOnDebian } from './apt-install';

const folders = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime', '/usr/local/lib/faketime'];
const find = () => folders.map((folder) => `${folder}/libfaketimeMT.so.1`).find((library) => existsSync(library));

/**
 * Finds libfaketime for programs with threads. Installs it when missing and no prompt is needed (Debian as root). Returns undefined without
 * it.
 */
export function ensureFaketime(): string | undefined {
  if (find() || !canInstall()) return find();
  console.log('No libfaketime here: installing libfaketime …');
  if (!installOnDebian('libfaketime')) console.log('The package could not be installed.');
  return find();
}
