import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Checks whether packages can be installed without a prompt: on Debian, as root. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages. Returns false on failure. */
export function installOnDebian(...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
