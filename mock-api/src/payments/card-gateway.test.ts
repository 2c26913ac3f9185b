import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { call, reset, getToken, userMessage } from '../../testing/client';
import { endProcess, nextMessage } from '../../testing/test-process';
import { brainMri, demoInvitations, invitationDob, zips } from '../seed/demo-data';
import { fakeGateway } from './card-gateway';
import { withGatewayTimeout } from './gateway-timeout';

jest.setTimeout(180_000);

const page = globalThis as { apiAddress?: string; apiDatabase?: string };
const waiting: ServerResponse[] = [];
let onRequest = () => {};

/** The card provider: requests wait until the test responds. */
const provider = createServer((_request, response) => {
  waiting.push(response);
  onRequest();
});
let api: ChildProcess;

async function waitForRequests(count: number) {
  while (waiting.length < count) await new Promise<void>((resolve) => (onRequest = resolve));
}

function respond(status: number) {
  for (const response of waiting.splice(0)) response.writeHead(status).end(JSON.stringify({ id: 'pm_1', type: 'visa', last4: '4242' }));
}

beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port } = provider.address() as AddressInfo;
  api = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/remote-card-provider.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, CARDS_AT: `http://127.0.0.1:${port}`, DATABASE_URL: page.apiDatabase ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await nextMessage<{ address: string }>(api);
  page.apiAddress = message.address;
});

afterAll(async () => {
  await endProcess(api);
  provider.close();
});

beforeEach(reset);

interface CallResponse {
  currID?: number;
  Result?: string;
  result?: string;
  MESSAGE_TEXT?: string;
}

/** A user at the submit button and the call that it sends, different each time. */
interface Sender {
  token: string;
  send: (paymentSecret: string) => ReturnType<typeof call<CallResponse>>;
}

async function patient(): Promise<Sender> {
  const token = await getToken('newPatient');
  const step = (number: number, body: object) => call<CallResponse>(`POST scans_v2/scan-complete-step-${number}`, { token, body });
  const choices = { newScanServiceId: brainMri, newZipCode: zips.withCenters, newDistance: 5 };
  const started = await step(2, { ...choices, newIsAnyTime: 1, newAvailableSlots: '', newSelfPay: 1 });
  const doctor = { newDoctorFirstName: 'Amelia', newDoctorLastName: 'Hart', newDoctorPhone: '(646) 555-2000' };
  await step(3, { ...doctor, newId: started.body.currID, newReason: 'Headaches', newUploadedRx: 0, newWillBringRx: 1 });
  const send = (paymentSecret: string) => step(4, { requestProgressId: started.body.currID, paymentId: 'pm_1', paymentSecret });
  return { token, send };
}

async function invited(): Promise<Sender> {
  const InvitationID = demoInvitations.open;
  const proof = await call<{ HandoffToken: string }>('POST px/validate-date-of-birth', { body: { InvitationID, DOB: invitationDob } });
  const answers = { HandoffToken: proof.body.HandoffToken, AvailableSlots: '', IsAnyTime: '1', SelfPay: '1', ZipCode: zips.withCenters };
  const card = { CardLastFour: '4242', CardType: 'visa', PaymentId: 'pm_1' };
  const send = (PaymentSecret: string) =>
    call<CallResponse>(`PUT px/invitation/${InvitationID}`, { body: { ...answers, ...card, PaymentSecret } });
  return { token: await getToken('invited@scanharbor.test'), send };
}

const requestsOf = async (token: string) =>
  (await call<{ results: unknown[] }>('GET bookings/patient_requested', { token })).body.results.length;

const outcome = ({ body }: { body: CallResponse }) => body.Result ?? body.result ?? 'rejected';

describe.each([
  ["a patient's last step", patient],
  ['an answered invitation', invited],
])('%s', (_name, begin) => {
  it('stores one request of a double click while the card provider is slow, without delaying other users [API-052, API-093]', async () => {
    const { token, send } = await begin();
    const sent = [send('one'), send('other')];
    await waitForRequests(2);
    expect(await requestsOf(token)).toBe(0);
    respond(200);
    const responses = (await Promise.all(sent)).map(outcome);
    expect(responses.filter((word) => word === 'SUCCESS')).toHaveLength(1);
    expect(await requestsOf(token)).toBe(1);
  });

  it('reports that the card could not be checked while the card provider is down, and succeeds later [API-053, API-093]', async () => {
    const { token, send } = await begin();
    const first = send('one');
    await waitForRequests(1);
    respond(500);
    const response = await first;
    expect(response.body.MESSAGE_TEXT ?? userMessage(response)).toBe('Your card could not be checked. Please try again in a moment.');
    expect(await requestsOf(token)).toBe(0);
    const second = send('other');
    await waitForRequests(1);
    respond(200);
    expect(outcome(await second)).toBe('SUCCESS');
    expect(await requestsOf(token)).toBe(1);
  });
});

it.each([
  ['POST account/card', { source_id: 'pm_1' }],
  ['POST account/card/setup-intent', {}],
])(
  '%s responds with 503 and a message while the card provider is down, and calls it again on the next click [API-110, API-004]',
  async (name, body) => {
    const sent = call(name, { body });
    await waitForRequests(1);
    respond(500);
    const response = await sent;
    expect([response.status, userMessage(response)]).toEqual([503, 'Your card could not be checked. Please try again in a moment.']);
    const again = call(name, { body });
    expect(await Promise.race([again.then(() => 'stored response'), waitForRequests(1).then(() => 'requested')])).toBe('requested');
    respond(500);
    await again;
  },
);

it('times out a call to the card provider with a log entry, and passes a declined card on unchanged [API-110]', async () => {
  const failures: unknown[] = [];
  const guarded = (readCard: typeof fakeGateway.readCard) =>
    withGatewayTimeout({ ...fakeGateway, readCard }, 5, (cause) => failures.push(cause));
  await expect(guarded(() => new Promise(() => {})).readCard('pm_1')).rejects.toMatchObject({ status: 503 });
  expect(failures).toEqual([new Error('no response within 5 ms')]);
  await expect(guarded(fakeGateway.readCard).readCard('pm_double_visa_0002_x')).rejects.toMatchObject({ status: 400 });
  expect(failures).toHaveLength(1);
});
