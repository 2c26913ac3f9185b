import { act, renderHook } from '@testing-library/react';
import { type BulkSend, dismissBulkRun, runBulk, stopBulkRun, useBulkRun } from './bulk-run';
import { type SelectedRequest } from './selection';

const owner = 14;
const texts = { progress: (done: number, total: number) => `${done} of ${total}`, failed: (requests: number) => `${requests} failed` };

const list = (count: number): SelectedRequest[] =>
  Array.from({ length: count }, (_request, index) => ({ requestId: index + 1, patient: 'Lena Ortiz', assigneeId: null }));

const run = (requests: SelectedRequest[], send: BulkSend) =>
  runBulk({ texts, href: '/providers/requests', owner, groups: [{ requests, send }] });
const accept: BulkSend = (requests) => Promise.resolve(requests.map(({ requestId }) => ({ requestId })));

afterEach(() => act(dismissBulkRun));

it('sends some requests per call, and lists those that were refused with their reasons', async () => {
  const sizes: number[] = [];
  const send: BulkSend = (requests) => {
    sizes.push(requests.length);
    return Promise.resolve(requests.map(({ requestId }) => (requestId === 30 ? { requestId, failure: 'Booked by Dana.' } : { requestId })));
  };
  const { done, failures } = await run(list(60), send);
  expect(sizes).toEqual([25, 25, 10]);
  expect(done).toHaveLength(59);
  expect(failures).toEqual([{ requestId: 30, patient: 'Lena Ortiz', assigneeId: null, reason: 'Booked by Dana.' }]);
  const { result } = renderHook(() => useBulkRun(owner));
  expect(result.current).toMatchObject({ isRunning: false, sent: 60, total: 60, failures });
  expect(renderHook(() => useBulkRun(owner + 1)).result.current).toBeUndefined();
});

it('shows the progress, and stops between two calls', async () => {
  const seen: (string | undefined)[] = [];
  const { result } = renderHook(() => useBulkRun(owner));
  const send: BulkSend = async (requests) => {
    await act(() => Promise.resolve());
    seen.push(result.current && texts.progress(result.current.sent, result.current.total));
    if (seen.length === 2) stopBulkRun();
    return accept(requests);
  };
  const { done } = await run(list(13_518), send);
  expect(seen).toEqual(['0 of 13518', '25 of 13518']);
  expect(done).toHaveLength(50);
  expect(result.current).toBeUndefined();
});

it('sends a call again after the time for which a busy server asks, and gives up after one without a response', async () => {
  let calls = 0;
  const send: BulkSend = (requests) => {
    calls += 1;
    if (calls === 1) throw Object.assign(new Error('busy'), { kind: 'refused', retryAfterSeconds: 0.01 });
    if (calls === 3) throw Object.assign(new Error('offline'), { kind: 'offline' });
    return accept(requests);
  };
  const { done, failures } = await run(list(80), send);
  expect([done.length, failures.length, calls]).toEqual([25, 25, 3]);
  expect(failures[0]?.reason).toMatch(/^We could not reach the server/);
});
