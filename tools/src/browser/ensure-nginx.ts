import { existsSync } from 'node:fs';
import { installOnDebian, mayInstall } from './debian';

const program = '/usr/sbin/nginx';
const found = () => (existsSync(program) ? program : undefined);

/**
 * Finds Debian's nginx, and installs it where none is and that can be done without asking (Debian as root).
 * Undefined where there is none.
 */
export function ensureNginx(): string | undefined {
  if (found() || !mayInstall()) return found();
  console.log('No nginx here: installing nginx-light …');
  if (!installOnDebian('nginx-light')) console.log('The package could not be installed.');
  return found();
}
