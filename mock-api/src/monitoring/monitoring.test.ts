import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { startMailServer } from '../../testing/message-servers';
import { type ReceivedSpan, readAttribute, startTelemetryReceiver } from '../../testing/telemetry-receiver';
import { demoAccounts } from '../seed/demo-data';

jest.setTimeout(180_000);

const { apiDatabase } = globalThis as { apiDatabase?: string };

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startReceiver(options?: { silent: boolean }) {
  const receiver = await startTelemetryReceiver(options);
  stops.push(receiver.stop);
  return receiver;
}

/** Starts the API in a process of its own with these variables. */
async function start(settings: Record<string, string>, { control = true } = {}) {
  let log = '';
  const env = { ...process.env, ...(apiDatabase ? { DATABASE_URL: apiDatabase } : {}), LOG_LEVEL: 'info', ...settings };
  const data = mkdtempSync(join(tmpdir(), 'monitored-'));
  const api = await startApi({ data, control, env, output: (text) => void (log += text) });
  stops.push(api.stop);
  const send = (method: string, path: string, { token = 'anonymous', body }: { token?: string; body?: object } = {}) =>
    fetch(`${api.address}/api/${path}`, {
      method,
      headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const getToken = async (email: string) =>
    ((await (await send('POST', '__control/session', { body: { email } })).json()) as { token: string }).token;
  return { ...api, send, getToken, readLog: () => log };
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  for (let attempts = 0; attempts < 600 && !(await isTrue()); attempts += 1) await wait(100);
  expect(await isTrue()).toBe(true);
}

/** Fast enough for a test. */
const toCollector = (url: string, protocol: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_BSP_SCHEDULE_DELAY: '100',
  OTEL_METRIC_EXPORT_INTERVAL: '200',
});

it('sends a span for each call, and below it one for each of its statements, by names of the code', async () => {
  const receiver = await startReceiver();
  const api = await start(toCollector(receiver.url, 'http/json'));
  const token = await api.getToken(demoAccounts.staff);
  const findCall = (name: string): ReceivedSpan | undefined => receiver.listSpans().find((span) => span.name === name);
  expect((await api.send('GET', 'ic-portal/ic-requested?limit=5', { token })).status).toBe(200);
  expect((await api.send('PATCH', 'patients/patient', { token, body: { phone: '(212) 555-0001' } })).status).toBe(403);
  expect((await api.send('GET', 'no/such/path')).status).toBe(404);
  await fetch(`${api.address}/ready`);
  await until(() => findCall('GET') !== undefined);

  const list = findCall('GET /api/ic-portal/ic-requested');
  if (!list) throw new Error('The call has no span');
  expect(list.parentSpanId ?? '').toBe('');
  expect(readAttribute(list, 'http.route')).toBe('/api/ic-portal/ic-requested');
  expect(readAttribute(list, 'http.response.status_code')).toBe(200);
  expect(api.readLog()).toContain(`"reqId":"${readAttribute(list, 'scanharbor.req_id') ?? ''}"`);
  expect(api.readLog()).toContain(`"traceId":"${list.traceId}"`);
  const inTrace = receiver.listSpans().filter(({ traceId, spanId }) => traceId === list.traceId && spanId !== list.spanId);
  expect(inTrace.map(({ name }) => name)).toEqual(expect.arrayContaining(['requests open', 'insert audit_events']));
  expect(new Set(inTrace.map((span) => readAttribute(span, 'db.system.name')))).toEqual(new Set(['postgresql']));
  expect(receiver.listSpans().filter(({ name }) => /ready|live/.test(name))).toEqual([]);
  const changed = findCall('PATCH /api/patients/patient');
  expect(changed && readAttribute(changed, 'http.response.status_code')).toBe(403);
});

it('keeps the statements of simultaneous calls in their own traces, and makes a trace of each job', async () => {
  const [receiver, mail] = [await startReceiver(), await startMailServer()];
  stops.push(mail.close);
  const api = await start({
    ...toCollector(receiver.url, 'http/json'),
    LISTS_AT_ONCE: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@scan.example',
    SITE_URL: 'https://scan.example',
  });
  const token = await api.getToken(demoAccounts.staff);
  // No row is on two pages: one that another call has read comes from memory.
  const pages = [0, 2, 4, 6, 8, 10];
  await Promise.all(pages.map((offset) => api.send('GET', `ic-portal/ic-requested?sort=patient&limit=2&offset=${offset}`, { token })));
  const listSpans = (name: string) => receiver.listSpans().filter((span) => span.name === name);
  await until(() => listSpans('GET /api/ic-portal/ic-requested').length === pages.length);
  const counts = listSpans('GET /api/ic-portal/ic-requested').map(
    ({ traceId }) => listSpans('requests open').filter((span) => span.traceId === traceId).length,
  );
  expect(counts).toEqual(pages.map(() => 1));

  await api.send('POST', 'datica/reset_password', { body: { username: demoAccounts.patient } });
  await until(() => mail.arrived.length === 1 && listSpans('job email').length > 0);
  const [job] = listSpans('job email');
  const statements = receiver.listSpans().filter(({ traceId, name }) => traceId === job?.traceId && name.endsWith(' outbox'));
  expect(statements.map(({ name }) => name)).toEqual(['select outbox', 'update outbox']);
  await until(() => receiver.listMetrics().some(({ name }) => name === 'scanharbor.job.duration'));
  const jobCounts = () => JSON.stringify(receiver.listMetrics().filter(({ name }) => name === 'scanharbor.jobs'));
  await until(() => jobCounts().includes('"completed"'));
  expect(receiver.readText()).not.toContain(demoAccounts.patient);
});

it('has nothing that a user entered in spans, metrics and log', async () => {
  const receiver = await startReceiver();
  const port = await findFreePort();
  const settings = { ...toCollector(receiver.url, 'http/json'), METRICS_PORT: String(port), CALLS_PER_MINUTE: '40' };
  const api = await start(settings);
  const [patient, staff] = [await api.getToken(demoAccounts.patient), await api.getToken(demoAccounts.staff)];
  const marker = 'Zq9marker';
  const name = { first_name: marker, last_name: marker };
  for (const token of [patient, staff]) {
    await api.send('GET', `ic-portal/search?text=${marker}`, { token });
    await api.send('GET', `ic-portal/ic-requested?limit=5&search=${marker}&filter=${marker}`, { token });
    await api.send('GET', `ic-portal/activity/${marker}`, { token });
    await api.send('GET', `${marker}/${marker}?${marker}=${marker}`, { token });
    await api.send('PATCH', 'patients/patient', { token, body: { ...name, address: marker, phone: marker } });
    await api.send('PATCH', 'patients/patient', { token, body: { ...name, address: marker } });
    await api.send('POST', 'ic-portal/ic-insert_note', { token, body: { requestId: marker, note: marker } });
    await api.send('POST', 'doctors/new', { token, body: name });
    await api.send('POST', `px/${marker}`, { token: marker, body: { [marker]: marker } });
  }
  await api.send('POST', 'datica/login', { body: { username: `${marker}@example.com`, password: marker } });
  await api.send('POST', 'telemetry', { body: { entries: [{ kind: 'fault', name: marker }] } });
  await fetch(`${api.address}/api/scans/types`, {
    headers: { 'x-tab': marker, traceparent: marker, baggage: `a=${marker}`, [marker]: marker },
  });
  await fetch(`${api.address}/${marker}`);
  // A statement that fails, with the value in its error.
  await api.send('GET', `media/download?id=${marker}%00`, { token: patient });
  for (let calls = 0; calls < 45; calls += 1) await api.send('GET', `patients/patient?${marker}`, { token: patient });
  await until(() => /scanharbor\.limit\.refusals/.test(receiver.readText()) && /datica\/login/.test(receiver.readText()));
  const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(scraped).toContain('http_route="/api/patients/patient"');
  expect(scraped).toContain('scanharbor_limit="session"');
  await api.stop();
  for (const text of [receiver.readText(), scraped, api.readLog()]) {
    expect(text.length).toBeGreaterThan(1_000);
    expect(text).not.toContain(marker);
    expect(text).not.toContain(marker.toLowerCase());
    expect(text).not.toContain(patient);
    expect(text).not.toMatch(/scanharbor\.test|555-/);
  }
});

it('serves the metrics of Prometheus on a port of their own, and on the port of the calls none', async () => {
  const receiver = await startReceiver();
  const port = await findFreePort();
  const api = await start({ ...toCollector(receiver.url, 'http/protobuf'), METRICS_PORT: String(port) });
  const token = await api.getToken(demoAccounts.staff);
  const stream = await fetch(`${api.address}/api/ic-portal/changes`, { headers: { authorization: token } });
  for (let calls = 0; calls < 4; calls += 1) await api.send('GET', 'ic-portal/ic-requested?limit=5', { token });
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const text = await scrape();
  expect(text).toMatch(
    /http_server_request_duration_count\{[^}]*http_route="\/api\/ic-portal\/ic-requested"[^}]*http_response_status_code="200"[^}]*\} 4/,
  );
  expect(text).toMatch(/db_client_operation_duration_count\{[^}]*db_query_summary="requests open"[^}]*\} 1\n/);
  const lookups = (result: string) =>
    new RegExp(`scanharbor_cache_lookups_total\\{[^}]*scanharbor_cache="lists"[^}]*scanharbor_result="${result}"[^}]*\\} 2`);
  // A response is kept from its second call on.
  expect(text).toMatch(lookups('miss'));
  expect(text).toMatch(lookups('hit'));
  expect(text).toMatch(/db_client_connection_count\{[^}]*state="idle"[^}]*\} [1-9]/);
  expect(text).toMatch(/db_client_connection_pending_requests(\{[^}]*\})? 0/);
  expect(text).toMatch(/scanharbor_streams_open(\{[^}]*\})? 1/);
  expect(text).toMatch(/nodejs_eventloop_delay_p99/);
  await stream.body?.cancel();
  await until(async () => /scanharbor_streams_open(\{[^}]*\})? 0/.test(await scrape()));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  for (const path of ['/metrics', '/api/metrics']) expect((await fetch(api.address + path)).status).toBe(404);
  // The collector gets the same at the same time.
  await until(
    () => receiver.readText().includes('GET /api/ic-portal/ic-requested') && receiver.readText().includes('nodejs.eventloop.delay.p99'),
  );
});

it('goes on when the collector is away or silent, says so in the log, and stops in time', async () => {
  const silent = await startReceiver({ silent: true });
  for (const url of ['http://127.0.0.1:9', silent.url]) {
    const api = await start({ ...toCollector(url, 'http/json'), OTEL_EXPORTER_OTLP_TIMEOUT: '500' });
    await until(async () => {
      expect((await api.send('GET', 'scans/types')).status).toBe(200);
      return api.readLog().includes('telemetry not delivered');
    });
    const startedAt = performance.now();
    await api.stop();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  }
});

it('reports a taken port of the metrics in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const line = `The metrics cannot be served at METRICS_PORT ${port} of 127.0.0.1: EADDRINUSE.`;
  await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(line);
  other.close();
});
