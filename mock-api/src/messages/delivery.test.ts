import { createHmac } from 'node:crypto';
import { call, control, getToken } from '../../testing/client';
import { readMessageId, startMailServer, startTextProvider } from '../../testing/message-servers';
import { book, fetchListIds, freeTimes, singleScan } from '../../testing/portal';
import { type DeliveryProcess, startDeliveryProcess } from '../../testing/start-delivery';
import { demoAccounts, locationIds, requestIds } from '../seed/demo-data';

jest.setTimeout(180_000);

interface Message {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  state: string;
  reason: string;
  attempts: number;
  key: string;
  data: Record<string, unknown>;
}

const page = globalThis as { apiAddress?: string; apiDatabase?: string };
const ownAddress = page.apiAddress;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let provider: Awaited<ReturnType<typeof startTextProvider>>;
let api: DeliveryProcess;

const listMessages = () => control<Message[]>('outbox');

/** Waits until no message waits, and returns all. */
async function waitForSettled(): Promise<Message[]> {
  for (;;) {
    const messages = await listMessages();
    if (messages.every(({ state }) => state !== 'waiting')) return messages;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the parts of a multipart message, decoded. */
function readParts(message: string): string {
  const unfolded = message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return unfolded.replace(/\r\n/g, '\n');
}

beforeAll(async () => {
  [mail, provider] = [await startMailServer(), await startTextProvider()];
  api = await startDeliveryProcess({ SMTP_URL: mail.url, TEXT_URL: provider.url, DATABASE_URL: page.apiDatabase ?? '' });
  page.apiAddress = api.address;
});

afterAll(async () => {
  page.apiAddress = ownAddress;
  await api.end('SIGTERM');
  provider.close();
  await mail.close();
});

beforeEach(async () => {
  await control('reset', {});
  // Noon in New York: no quiet hours.
  await control('clock', { now: `${new Date().toISOString().slice(0, 10)}T17:00:00Z` });
  mail.arrived.length = 0;
  mail.faults.clear();
  provider.delivered.clear();
});

it('delivers a link for a new password by SMTP, and forgets it', async () => {
  await call('POST datica/reset_password', { body: { username: demoAccounts.patient } });
  const [message] = await waitForSettled();
  expect(message).toMatchObject({ state: 'sent', attempts: 0, body: '', recipient: demoAccounts.patient });
  expect(message?.data).not.toHaveProperty('token');
  const [arrived = ''] = mail.arrived;
  expect(readMessageId(arrived)).toBe(message?.key);
  const [, token = ''] = /https:\/\/scan\.example\/password\/reset\?token=([\w-]+)/.exec(readParts(arrived)) ?? [];
  const user = String(message?.data.uuid);
  const set = await call('POST datica/store_reset_password', { body: { token, userId: Number(user), password: 'Another-pass-1' } });
  expect(set.status).toBe(200);
  expect(api.log()).not.toContain(token);
});

it('sends a booking by email with a calendar file, and by SMS without the name of the scan', async () => {
  const token = await getToken('staff');
  const [requestId = 0] = await fetchListIds('ic-requested', { token, headers: { 'X-Location': String(locationIds.newYork) } });
  const scan = await singleScan(requestId, token);
  const [start = ''] = freeTimes(scan, locationIds.newYork);
  await call('PATCH patients/patient', { token: await getToken('patient'), body: { allow_texts: 1 } });
  expect((await book(token, requestId, locationIds.newYork, start)).status).toBe(200);
  const messages = await waitForSettled();
  expect(messages.map(({ state }) => state)).not.toContain('failed');
  const letter = readParts(mail.arrived.find((text) => text.includes('is booked')) ?? '');
  expect(letter).toContain('Content-Type: text/calendar');
  expect(letter).toContain('Harborview Midtown');
  const scanName = scan.data[0]?.ScanServiceName ?? 'MRI';
  for (const { subject } of messages) expect(subject).not.toContain(scanName);
  for (const { body } of provider.delivered.values()) expect(body).not.toContain(scanName);
});

it('shows staff that a confirmation did not reach the patient', async () => {
  const token = await getToken('staff');
  const [requestId = 0] = await fetchListIds('ic-requested', { token, headers: { 'X-Location': String(locationIds.newYork) } });
  const scan = await singleScan(requestId, token);
  mail.faults.set(scan.patientInfo.UserName, { code: 550 });
  expect(scan.Messages).toEqual([]);
  const [start = ''] = freeTimes(scan, locationIds.newYork);
  expect((await book(token, requestId, locationIds.newYork, start)).status).toBe(200);
  await waitForSettled();
  expect((await singleScan(requestId, token)).Messages?.at(-1)).toEqual({
    channel: 'email',
    subject: `Your scan for request #${requestId} is booked`,
    state: 'failed',
    reason: 'The mail server does not know this address.',
    at: expect.any(String),
  });
});

it('sends a message that failed again, once', async () => {
  const token = await getToken('staff');
  mail.faults.set(demoAccounts.patient, { code: 550 });
  const [start = ''] = freeTimes(await singleScan(requestIds.requested, token), locationIds.newYork);
  expect((await book(token, requestIds.requested, locationIds.newYork, start)).status).toBe(200);
  const [failed] = (await waitForSettled()).filter(({ state }) => state === 'failed');
  expect(failed).toMatchObject({ state: 'failed', recipient: demoAccounts.patient });
  mail.faults.clear();
  const { body } = await call<{ data: { message?: { id: number; state: string } }[] }>(`GET ic-portal/activity/${requestIds.requested}`, {
    token,
  });
  const messageId = body.data.find(({ message }) => message?.state === 'failed')?.message?.id;
  const resend = () => call('POST ic-portal/resend_message', { token, body: { requestId: requestIds.requested, messageId } });
  expect((await resend()).status).toBe(200);
  const [sent] = (await waitForSettled()).filter(({ subject, channel }) => subject === failed?.subject && channel === 'email');
  expect(sent).toMatchObject({ state: 'sent', reason: '' });
  expect(sent?.key).not.toBe(failed?.key);
  expect(mail.arrived.filter((text) => text.includes('is booked'))).toHaveLength(1);
  expect(
    (await call('POST ic-portal/resend_message', { token: await getToken('admin'), body: { requestId: requestIds.requested, messageId } }))
      .status,
  ).toBe(409);
});

it.each([
  ['an address that the server does not know', { code: 550 }, 'failed', 'The mail server does not know this address.', 0],
  ['a server that is busy to the end', { code: 451 }, 'failed', 'The mail server asked to try again later (451).', 3],
  ['a server that stops to respond', 'hang' as const, 'failed', 'The mail server did not respond.', 3],
])('reports %s', async (_name, fault, state, reason, attempts) => {
  mail.faults.set('gone@example.test', fault);
  await api.write({ emails: 1, texts: 0, to: 'gone@example.test' });
  await api.write({ emails: 1, texts: 0 });
  const [failed, sent] = await waitForSettled();
  expect(failed).toMatchObject({ state, reason, attempts });
  expect(sent).toMatchObject({ state: 'sent' });
  expect(api.log()).toContain('message not delivered');
  expect(api.log()).not.toContain('gone@example.test');
});

it('sends an SMS once after errors and a lost response of the provider', async () => {
  provider.replies.push({ status: 429 }, { status: 201, isLost: true });
  await api.write({ emails: 0, texts: 1 });
  const [message] = await waitForSettled();
  expect(message).toMatchObject({ state: 'sent', attempts: 2, channel: 'sms' });
  expect([...provider.delivered.values()]).toEqual([{ key: message?.key, to: '+12125550123', body: 'Text 0' }]);
});

it('gives up an SMS after the last attempt, and at once when its owner replied STOP', async () => {
  provider.replies.push({ status: 500 }, { status: 500 }, { status: 500 });
  await api.write({ emails: 0, texts: 1 });
  expect(await waitForSettled()).toMatchObject([{ state: 'failed', attempts: 3, reason: expect.stringContaining('500') }]);
  provider.replies.push({ status: 400, code: 21610 });
  await api.write({ emails: 0, texts: 1 });
  expect((await waitForSettled())[1]).toMatchObject({ state: 'failed', reason: 'The recipient replied STOP.' });
});

it('keeps SMS until 8 AM where the patient lives', async () => {
  await control('clock', { now: `${new Date().toISOString().slice(0, 10)}T05:00:00Z` });
  await api.write({ emails: 1, texts: 1 });
  const isHeld = async () => (await listMessages()).map(({ state, reason }) => [state, reason]);
  for (;;) {
    const states = await isHeld();
    if (states[1]?.[1] && states[0]?.[0] === 'sent') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await isHeld())[1]).toEqual(['waiting', 'Waits for the end of the quiet hours at the patient.']);
  expect(provider.delivered.size).toBe(0);
});

it('keeps line breaks of users out of headers, markup out of HTML and second addresses out of the envelope', async () => {
  await api.write({ emails: 1, texts: 0, subject: 'Eve\r\nBcc: all@example.test', paragraph: '<img src=x onerror=alert(1)>' });
  await api.write({ emails: 1, texts: 0, to: 'a@example.test, b@example.test' });
  await api.write({ emails: 1, texts: 0, to: 'a@example.test\r\nRCPT TO:<b@example.test>' });
  expect((await waitForSettled()).map(({ state }) => state)).toEqual(['sent', 'failed', 'failed']);
  expect(mail.arrived).toHaveLength(1);
  const letter = readParts(mail.arrived[0] ?? '');
  expect(letter).toMatch(/^Subject: Eve Bcc: all@example\.test$/m);
  expect(letter).not.toMatch(/^Bcc:/m);
  expect(letter).toContain('&lt;img src=x onerror=alert(1)&gt;</p>');
});

it('reminds of an appointment once at each distance, until the patient stops it by the link', async () => {
  const remind = () => api.write({ emails: 0, texts: 0, reminders: true });
  await remind();
  await remind();
  const reminders = (await waitForSettled()).filter(({ subject }) => /is (tomorrow|today|in \d days)$/.test(subject));
  const keys = reminders.map(({ recipient, channel, subject }) => `${recipient} ${channel} ${subject}`);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
  const letter = readParts(mail.arrived.find((text) => text.includes('/api/reminders/stop')) ?? '');
  const [path = ''] = /\/api\/reminders\/stop\?user=\d+&token=[\w-]+/.exec(letter) ?? [];
  expect(letter).toContain('Content-Type: text/calendar');
  expect((await fetch(`${api.address}${path.slice(0, -3)}`)).status).toBe(404);
  expect(await (await fetch(`${api.address}${path}`)).text()).toContain('Stop reminders');
  const stopped = await fetch(`${api.address}${path}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(await stopped.text()).toContain('no more reminders');
  const user = Number(/user=(\d+)/.exec(path)?.[1]);
  const { users } = await control<{ users: { id: number; allow_reminders: boolean }[] }>('rows');
  expect(users.find(({ id }) => id === user)?.allow_reminders).toBe(false);
});

it('reminds 7 days and 1 day before an appointment, and of the prescription to bring once', async () => {
  const requestId = requestIds.requested;
  const windows = [{ window_open: '2031-05-06 08:00:00', window_close: '2031-05-06 11:00:00' }];
  await call(`PATCH scans/request/${requestId}`, { token: await getToken('patient'), body: { windows } });
  expect((await book(await getToken('staff'), requestId, locationIds.newYork, '2031-05-06 09:00:00')).status).toBe(200);
  await waitForSettled();
  // The appointment is at 13:00 UTC.
  const remindAt = async (now: string) => {
    const known = (await listMessages()).length;
    await control('clock', { now });
    await api.write({ emails: 0, texts: 0, reminders: true });
    const added = (await listMessages()).slice(known).filter(({ data }) => data.requestId === requestId);
    return added.map(({ subject }) => subject).sort();
  };
  const appointment = `Your appointment for request #${requestId}`;
  expect(await remindAt('2031-04-29T12:59:00Z')).toEqual([]);
  expect(await remindAt('2031-04-29T13:01:00Z')).toEqual([`Bring your prescription: request #${requestId}`, `${appointment} is in 7 days`]);
  expect(await remindAt('2031-05-05T12:59:00Z')).toEqual([]);
  expect(await remindAt('2031-05-05T13:01:00Z')).toEqual([`${appointment} is tomorrow`]);
  expect(await remindAt('2031-05-06T13:01:00Z')).toEqual([]);
});

it('ends SMS by STOP and stores what the provider reports, signed only', async () => {
  const post = (path: string, form: Record<string, string>, token = 'secret') => {
    const fields = Object.entries(form).sort(([one], [other]) => one.localeCompare(other));
    const signed = `https://scan.example/api/texts/${path}${fields.flat().join('')}`;
    return fetch(`${api.address}/api/texts/${path}`, {
      method: 'POST',
      headers: { 'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64') },
      body: new URLSearchParams(form),
    });
  };
  const fetchAllowed = async () =>
    Number((await call<{ allow_texts: unknown }>('GET patients/patient', { token: await getToken('patient') })).body.allow_texts);
  await call('PATCH patients/patient', { token: await getToken('patient'), body: { allow_texts: 1 } });
  const stop = { From: '+19175550001', Body: ' Stop ' };
  expect((await post('reply', stop, 'guess')).status).toBe(403);
  expect(await fetchAllowed()).toBe(1);
  expect((await post('reply', stop)).status).toBe(200);
  expect(await fetchAllowed()).toBe(0);

  await api.write({ emails: 0, texts: 1 });
  await waitForSettled();
  expect((await post('status', { MessageSid: 'SM1', MessageStatus: 'delivered' })).status).toBe(204);
  expect(await listMessages()).toMatchObject([{ state: 'delivered' }]);
});
