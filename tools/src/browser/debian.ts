import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here without asking: on Debian, as root. */
export const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages of Debian; false when that failed. */
export function installOnDebian(...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => spawnSync('apt-get', ['-q', ...words], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
