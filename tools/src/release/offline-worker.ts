import { join } from 'node:path';
import { type ShellManifest } from '../build/build-manifest';
import { writeFileAtomically } from './registry';

/** Replaces a worker that browsers have: they compare the file when a page is opened, and at least once a day. */
const removal = `self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',event=>event.waitUntil(caches.delete('scanharbor.offline').then(()=>self.registration.unregister())));\n`;

/**
 * Writes the service worker of the live shell; where the settings say `"offline": false`, and for a shell without one, a worker that
 * deletes what browsers kept and removes itself.
 */
export function writeOfflineWorker(site: string, { shell, config }: { shell: ShellManifest; config: Record<string, unknown> }) {
  const worker = config.offline === false ? undefined : shell.offlineWorker;
  writeFileAtomically(join(site, 'offline-worker.js'), worker ?? removal);
}
