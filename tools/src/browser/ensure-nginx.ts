import { existsSync } from 'node:fs';
import { installOnDebian, canInstall } from './apt-install';

const program = '/usr/sbin/nginx';
const found = () => (existsSync(program) ? program : undefined);

/** Returns the Debian package of nginx, if it is missing. */
export const listMissingNginxPackages = (): string[] => (found() ? [] : ['nginx-light']);

/** Finds Debian's nginx. Installs it when missing and no prompt is needed (Debian as root). Returns undefined without nginx. */
export function ensureNginx(): string | undefined {
  if (found() || !canInstall()) return found();
  console.log('No nginx here: installing nginx-light …');
  if (!installOnDebian('nginx-light')) console.log('The package could not be installed.');
  return found();
}
