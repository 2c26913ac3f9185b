import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Checks whether packages can be installed without a prompt: on Debian, as root. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const steps = (packages: string[]) => [
  ['-q', 'update'],
  ['-q', 'install', '-y', '--no-install-recommends', ...packages],
];
const getEnvironment = () => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' });

/** Installs Debian packages. Returns false on failure. */
export const installOnDebian = (...packages: string[]): boolean =>
  steps(packages).every(
    (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: getEnvironment() }).status === 0,
  );

/** Installs Debian packages while other programs run, and prints errors only. */
export async function installBeside(packages: string[]): Promise<void> {
  for (const args of steps(packages)) {
    const apt = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: getEnvironment() });
    // Without apt-get it has no exit code.
    await once(apt, 'exit').catch(() => undefined);
    if (apt.exitCode !== 0) return;
  }
}
