import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type ShellManifest } from '../build/build-manifest';
import { writeOfflineWorker } from './offline-worker';

const write = (shell: Partial<ShellManifest>, config: Record<string, unknown>) => {
  const site = mkdtempSync(join(tmpdir(), 'scanharbor-worker-'));
  writeOfflineWorker(site, { shell: shell as ShellManifest, config });
  return readFileSync(join(site, 'offline-worker.js'), 'utf8');
};

it('writes the worker of the live shell', () => {
  expect(write({ offlineWorker: 'own();' }, {})).toBe('own();');
});

it.each([
  ['the operator switched it off', { offlineWorker: 'own();' }, { offline: false }],
  ['the shell has none, as after a rollback', {}, {}],
])('writes a worker that removes itself and what it kept where %s', async (_reason, shell, config) => {
  type Handler = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;
  const handlers: Record<string, Handler> = {};
  const steps: string[] = [];
  const self = {
    addEventListener: (type: string, handle: Handler) => (handlers[type] = handle),
    skipWaiting: () => steps.push('skip'),
    registration: { unregister: () => steps.push('unregister') },
  };
  const caches = { delete: (name: string) => Promise.resolve(steps.push(`delete ${name}`)) };
  runInNewContext(write(shell, config), { self, caches });
  const works: Promise<unknown>[] = [];
  for (const type of ['install', 'activate']) handlers[type]?.({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
  expect(steps).toEqual(['skip', 'delete scanharbor.offline', 'unregister']);
  expect(handlers).not.toHaveProperty('fetch');
});
