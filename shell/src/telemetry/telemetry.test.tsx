import { apiAddress } from '@scanharbor/shared-contracts/testing';
import { type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';
import { screen, waitFor } from '@testing-library/react';
import { page } from '../federation/page-refusals';
import { renderShell } from '../testing/render-shell';
import { stubComposition, stubRemotes } from '../testing/stub-remotes';
import { startTelemetry } from './index';
import { createSender } from './send-entries';

class SilentObserver {
  static supportedEntryTypes: string[] = [];
  observe() {}
}

let sent: Blob[] = [];
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const listEntries = async () => {
  // A hidden page sends in the next microtask.
  await Promise.resolve();
  const texts = await Promise.all(sent.map((blob) => blob.text()));
  return texts.flatMap((text) => (JSON.parse(text) as { entries: TelemetryEntry[] }).entries);
};

beforeEach(() => {
  sent = [];
  const sendBeacon = (_url: string, body: Blob) => {
    sent.push(body);
    // As for a receiver that is down: the page learns nothing.
    return true;
  };
  Object.assign(navigator, { sendBeacon });
  // jsdom measures nothing.
  Object.assign(globalThis, { PerformanceObserver: SilentObserver });
  Object.assign(performance, { getEntriesByType: () => [] });
});

afterEach(() => setVisibility('visible'));

function throwIn(file: string, message: string) {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at render (https://scan.example/${file}:1:2345)\n    at https://scan.example/other.js:1:2`;
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

it('reports a fault by the owner of the file and a failed call by its endpoint, without what a person typed', async () => {
  const { router, listen, store } = await renderShell('/about', { config: { apiBase: `${apiAddress()}/api` } });
  startTelemetry({ composition: stubComposition(stubRemotes), config: { telemetryShare: 1 }, listen, router });
  throwIn('mfe-ic-portal/1.0.0/12.aB-c_9.js?retry=1', 'Canary First');
  const { scansEndpoints } = await import('@scanharbor/shared-contracts/api/scans');
  void store.dispatch(scansEndpoints.averageCost.initiate('Canary'));
  await waitFor(() => expect(Object.values(store.getState().contract.queries).map((query) => query?.status)).toContain('rejected'));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(sent).toEqual([]);
  setVisibility('hidden');
  const entries = await listEntries();
  const shared = { remote: 'mfe-marketing', version: '1.0.0', owner: 'test', route: '/about', value: 0, stack: [] };
  expect(entries).toContainEqual({ ...shared, kind: 'call', name: 'averageCost', code: '404' });
  const stack = ['mfe-ic-portal/1.0.0/12.aB-c_9.js:1:2345'];
  expect(entries).toContainEqual({ ...shared, kind: 'fault', remote: 'mfe-ic-portal', name: 'TypeError', code: 'script', stack });
  expect(JSON.stringify(entries)).not.toContain('Canary');
  const accepted = await fetch(`${apiAddress()}/api/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  expect(accepted.status).toBe(204);
});

it('reports a remote that fails to load, once for each screen', async () => {
  const { router, listen } = await renderShell('/about', { broken: ['mfe-marketing'] });
  await screen.findByRole('button', { name: 'Try again' });
  startTelemetry({ composition: stubComposition(stubRemotes), config: { telemetryShare: 0 }, listen, router });
  await router.navigate('/scans');
  await router.navigate('/scans', { replace: true });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  setVisibility('hidden');
  const fault = { kind: 'fault', remote: 'mfe-marketing', version: '1.0.0', owner: 'test', code: 'entry', name: '', stack: [] };
  const entries = await listEntries();
  expect(entries.filter(({ kind }) => kind === 'fault')).toEqual([expect.objectContaining(fault), expect.objectContaining(fault)]);
  expect(entries.filter(({ kind, remote }) => kind === 'visit' && remote === 'mfe-marketing')).toEqual([
    expect.objectContaining({ version: '1.0.0', owner: 'test', value: 1 }),
  ]);
});

it('reports that the browser verified no signature', async () => {
  const { router, listen } = await renderShell('/about');
  page.refusals = Promise.resolve(undefined);
  startTelemetry({ composition: stubComposition(stubRemotes), config: { telemetryShare: 1 }, listen, router });
  await page.refusals;
  delete page.refusals;
  setVisibility('hidden');
  await waitFor(() => expect(sent).not.toEqual([]));
  expect((await listEntries()).filter(({ kind }) => kind !== 'visit')).toEqual([
    expect.objectContaining({ kind: 'load', remote: 'shell', name: 'unverified' }),
  ]);
});

it('sends at most 40 entries and the visits of a page that fails without end', async () => {
  setVisibility('hidden');
  const send = createSender('/api/telemetry');
  const entry = { kind: 'fault', remote: 'shell', version: '1', owner: '', route: '/', name: '', code: '', value: 0, stack: [] } as const;
  for (let count = 0; count < 60; count += 1) send({ ...entry, stack: [] });
  send({ ...entry, kind: 'visit', stack: [], value: 1 });
  await waitFor(() => expect(sent).toHaveLength(1));
  const entries = await listEntries();
  expect(entries).toHaveLength(41);
  expect(entries.at(-1)).toMatchObject({ kind: 'visit', value: 1 });
});

it('sends a report once, also when the browser does not take it', async () => {
  const sendBeacon = jest.fn(() => false);
  Object.assign(navigator, { sendBeacon });
  const send = createSender('/api/telemetry');
  setVisibility('hidden');
  send({ kind: 'call', remote: 'shell', version: '1', owner: '', route: '/', name: 'scans', code: '500', value: 0, stack: [] });
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
  setVisibility('visible');
  setVisibility('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
