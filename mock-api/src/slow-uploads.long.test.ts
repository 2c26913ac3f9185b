import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '@scanharbor/tools/site/api-process.ts';

jest.setTimeout(180_000);

const callTimeoutMs = 4_000;
const requestTimeoutMs = 24_000;

let api: Awaited<ReturnType<typeof startApi>>;
let token: string;

const post = (path: string, body: object) =>
  fetch(`${api.address}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

beforeAll(async () => {
  const env = { ...process.env, CALL_TIMEOUT_MS: String(callTimeoutMs), REQUEST_TIMEOUT_MS: String(requestTimeoutMs) };
  api = await startApi({ data: '', memory: true, control: true, env });
  token = ((await (await post('__control/session', { email: 'patient@scanharbor.test' })).json()) as { token: string }).token;
});
afterAll(() => api.stop());

const content = Buffer.from(`%PDF-1.7\n${'x'.repeat(6_000)}`);
const boundary = 'slow-line';
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="upload_file"; filename="order.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  content,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** Sends an upload in this many parts with a pause before each, and only the first `sent` of them. Resolves with the end of the call. */
async function upload({ parts, pauseMs, sent = parts }: { parts: number; pauseMs: number; sent?: number }) {
  const startedAt = performance.now();
  const headers = { authorization: token, 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': form.length };
  const call = request(`${api.address}/api/media/upload`, { method: 'POST', headers });
  const ended = new Promise<{ status: number; body: string }>((resolve) => {
    call.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('close', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    // A connection that is closed in the middle of a request.
    call.once('error', () => resolve({ status: 0, body: '' }));
  });
  const size = Math.ceil(form.length / parts);
  call.flushHeaders();
  for (let part = 0; part < sent && !call.destroyed; part += 1) {
    await wait(pauseMs);
    call.write(form.subarray(part * size, (part + 1) * size));
  }
  if (sent === parts) call.end();
  return { ...(await ended), ms: performance.now() - startedAt };
}

it('stores a file that takes longer to arrive than any call may run', async () => {
  const { status, body, ms } = await upload({ parts: 15, pauseMs: 500 });
  expect(ms).toBeGreaterThan(callTimeoutMs * 1.5);
  expect(status).toBe(200);
  const { blob_id: id } = JSON.parse(body) as { blob_id: string };
  const stored = await fetch(`${api.address}/api/media/download?id=${id}`, { headers: { authorization: token } });
  expect(Buffer.from(await stored.arrayBuffer()).equals(content)).toBe(true);
});

it('ends an upload that stops in the middle, while other calls go on', async () => {
  const stopped = upload({ parts: 10, pauseMs: 100, sent: 5 });
  const profile = await fetch(`${api.address}/api/patients/patient`, { headers: { authorization: token } });
  expect(profile.status).toBe(200);
  const { status, ms } = await stopped;
  expect([0, 408, 503]).toContain(status);
  expect(ms).toBeGreaterThan(callTimeoutMs);
});

it('ends every other call that hangs, with 503 and Retry-After', async () => {
  await post('__control/faults', { path: 'patients/patient', delay: 30_000 });
  const startedAt = performance.now();
  const hung = await fetch(`${api.address}/api/patients/patient`, { headers: { authorization: token } });
  expect([hung.status, hung.headers.get('retry-after')]).toEqual([503, '1']);
  expect(performance.now() - startedAt).toBeLessThan(28_000);
});
