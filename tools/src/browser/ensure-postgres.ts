import { findPostgres } from '../testing/postgres';
import { canInstall, installOnDebian } from './apt-install';

/** Returns the Debian package of PostgreSQL, if it is missing. */
export const listMissingPostgresPackages = (): string[] => (findPostgres() ? [] : ['postgresql']);

/**
 * Finds the programs of PostgreSQL. Installs Debian's when missing and no prompt is needed (Debian as root). Returns undefined without
 * them.
 */
export function ensurePostgres(): string | undefined {
  if (findPostgres() || !canInstall()) return findPostgres();
  console.log('No PostgreSQL here: installing postgresql …');
  if (!installOnDebian('postgresql')) console.log('The package could not be installed.');
  return findPostgres();
}
