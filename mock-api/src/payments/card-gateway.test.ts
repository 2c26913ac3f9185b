import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { call, reset, tokenOf, userMessage } from '../../testing/client';
import { brainMri, demoInvitations, invitationDob, zips } from '../seed/names';
import { doubleGateway } from './card-gateway';
import { guardedGateway } from './guarded-gateway';

jest.setTimeout(180_000);

const page = globalThis as { apiAddress?: string; apiDatabase?: string };
const waiting: ServerResponse[] = [];
let newcomer = () => {};

/** The card provider: who asks it waits until the test lets it speak. */
const provider = createServer((_request, response) => {
  waiting.push(response);
  newcomer();
});
let api: ChildProcess;

async function askedBy(many: number) {
  while (waiting.length < many) await new Promise<void>((resolve) => (newcomer = resolve));
}

function speak(status: number) {
  for (const response of waiting.splice(0)) response.writeHead(status).end(JSON.stringify({ id: 'pm_1', type: 'visa', last4: '4242' }));
}

beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port } = provider.address() as AddressInfo;
  api = spawn(process.execPath, ['--import', 'tsx', 'mock-api/testing/far-cards.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, CARDS_AT: `http://127.0.0.1:${port}`, DATABASE_URL: page.apiDatabase ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(api, 'message')) as [{ address: string }];
  page.apiAddress = message.address;
});

afterAll(async () => {
  api.disconnect();
  await once(api, 'exit');
  provider.close();
});

beforeEach(reset);

interface Told {
  currID?: number;
  Result?: string;
  result?: string;
  MESSAGE_TEXT?: string;
}

/** A person in front of the last button: who it is, and what the button sends, never twice the same. */
interface Sender {
  token: string;
  send: (paymentSecret: string) => ReturnType<typeof call<Told>>;
}

async function patient(): Promise<Sender> {
  const token = await tokenOf('newPatient');
  const step = (number: number, body: object) => call<Told>(`POST scans_v2/scan-complete-step-${number}`, { token, body });
  const place = { newScanServiceId: brainMri, newZipCode: zips.withCenters, newDistance: 5 };
  const begun = await step(2, { ...place, newIsAnyTime: 1, newAvailableSlots: '', newSelfPay: 1 });
  const doctor = { newDoctorFirstName: 'Amelia', newDoctorLastName: 'Hart', newDoctorPhone: '(646) 555-2000' };
  await step(3, { ...doctor, newId: begun.body.currID, newReason: 'Headaches', newUploadedRx: 0, newWillBringRx: 1 });
  const send = (paymentSecret: string) => step(4, { requestProgressId: begun.body.currID, paymentId: 'pm_1', paymentSecret });
  return { token, send };
}

async function invited(): Promise<Sender> {
  const InvitationID = demoInvitations.open;
  const proof = await call<{ HandoffToken: string }>('POST px/validate-date-of-birth', { body: { InvitationID, DOB: invitationDob } });
  const answers = { HandoffToken: proof.body.HandoffToken, AvailableSlots: '', IsAnyTime: '1', SelfPay: '1', ZipCode: zips.withCenters };
  const card = { CardLastFour: '4242', CardType: 'visa', PaymentId: 'pm_1' };
  const send = (PaymentSecret: string) => call<Told>(`PUT px/invitation/${InvitationID}`, { body: { ...answers, ...card, PaymentSecret } });
  return { token: await tokenOf('invited@scanharbor.test'), send };
}

const requestsOf = async (token: string) =>
  (await call<{ results: unknown[] }>('GET bookings/patient_requested', { token })).body.results.length;

const outcome = ({ body }: { body: Told }) => body.Result ?? body.result ?? 'refused';

describe.each([
  ["a patient's last step", patient],
  ['an answered invitation', invited],
])('%s', (_name, begin) => {
  it('is stored once of two presses while the card provider takes its time, and keeps nobody else waiting [API-052, API-093]', async () => {
    const { token, send } = await begin();
    const sent = [send('one'), send('other')];
    await askedBy(2);
    expect(await requestsOf(token)).toBe(0);
    speak(200);
    const told = (await Promise.all(sent)).map(outcome);
    expect(told.filter((word) => word === 'SUCCESS')).toHaveLength(1);
    expect(await requestsOf(token)).toBe(1);
  });

  it('says that the card could not be checked when the card provider is down, and goes through later [API-053, API-093]', async () => {
    const { token, send } = await begin();
    const first = send('one');
    await askedBy(1);
    speak(500);
    const told = await first;
    expect(told.body.MESSAGE_TEXT ?? userMessage(told)).toBe('Your card could not be checked. Please try again in a moment.');
    expect(await requestsOf(token)).toBe(0);
    const second = send('other');
    await askedBy(1);
    speak(200);
    expect(outcome(await second)).toBe('SUCCESS');
    expect(await requestsOf(token)).toBe(1);
  });
});

it.each([
  ['POST account/card', { source_id: 'pm_1' }],
  ['POST account/card/setup-intent', {}],
])('%s answers 503 in words when the card provider is down, and asks it again at the next press [API-110, API-004]', async (name, body) => {
  const sent = call(name, { body });
  await askedBy(1);
  speak(500);
  const told = await sent;
  expect([told.status, userMessage(told)]).toEqual([503, 'Your card could not be checked. Please try again in a moment.']);
  const again = call(name, { body });
  expect(await Promise.race([again.then(() => 'told as before'), askedBy(1).then(() => 'asked')])).toBe('asked');
  speak(500);
  await again;
});

it('does not wait for ever for a card, says why in the log, and leaves a refusal as it is [API-110]', async () => {
  const noted: unknown[] = [];
  const guarded = (readCard: typeof doubleGateway.readCard) =>
    guardedGateway({ ...doubleGateway, readCard }, 5, (cause) => noted.push(cause));
  await expect(guarded(() => new Promise(() => {})).readCard('pm_1')).rejects.toMatchObject({ status: 503 });
  expect(noted).toEqual([new Error('no answer within 5 ms')]);
  await expect(guarded(doubleGateway.readCard).readCard('pm_double_visa_0002_x')).rejects.toMatchObject({ status: 400 });
  expect(noted).toHaveLength(1);
});
