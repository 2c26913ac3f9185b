import { type Estimate, getEstimateTotal, readEstimate } from '@scanharbor/shared-contracts/domain/estimate';
import { type EstimateResponse } from '@scanharbor/shared-contracts/wire/bookings/estimate';
import { book, freeTimes, singleScan } from '../../../testing/portal';
import { call, control, getToken, reset, userMessage } from '../../../testing/client';
import { locationIds, requestIds } from '../../seed/demo-data';

const { requested, requestedBare } = requestIds;
const { newYork } = locationIds;

let staff: string;
let patient: string;

const path = (requestId: number = requested) => `bookings/estimates/${requestId}`;

async function list(token = patient, requestId: number = requested): Promise<Estimate[]> {
  const { body } = await call<{ results: EstimateResponse[] }>(`GET ${path(requestId)}`, { token });
  return body.results.map(readEstimate);
}

const ask = (requestId: number = requested, token = patient) => call<{ results: EstimateResponse[] }>(`POST ${path(requestId)}`, { token });

/** Books the first free time of the request and returns it. */
async function bookTime(): Promise<string> {
  const start = freeTimes(await singleScan(requested, staff), newYork)[0] ?? '';
  expect((await book(staff, requested, newYork, start)).status).toBe(200);
  return start;
}

interface Message {
  channel: string;
  subject: string;
  body: string;
}

const letters = async (part: string) =>
  (await control<Message[]>('outbox')).filter(({ channel, subject }) => channel === 'email' && subject.includes(part));
const setPrice = (budget: number) => call(`PATCH bookings/update/${requested}`, { token: staff, body: { budget } });

beforeEach(async () => {
  await reset();
  [staff, patient] = [await getToken('staff'), await getToken('patient')];
});

// 45 CFR 149.610(c)(1), element by element.
it('has every element of a good-faith estimate as soon as a self-pay request is booked', async () => {
  const [card] = (
    await call<{ results: { id: number; fee: number; budget: number }[] }>('GET bookings/patient_requested', { token: patient })
  ).body.results.filter(({ id }) => id === requested);
  const start = await bookTime();
  const estimates = await list();
  expect(estimates).toHaveLength(1);
  const [estimate] = estimates as [Estimate];
  const { body: profile } = await call<{ first_name: string; last_name: string; dob: string }>('GET patients/patient', { token: patient });
  // (i) to (ii): the patient, the service in plain words, and when.
  expect(estimate.patient).toEqual({ name: `${profile.first_name} ${profile.last_name}`, birthDate: profile.dob });
  expect(estimate.service).toEqual({ description: 'MRI - Brain - Without contrast', start, timeZone: 'America/New_York' });
  // (iii) to (iv): items with codes and charges, which are what the patient was shown.
  expect(estimate.items).toEqual([
    { description: expect.stringContaining('MRI - Brain'), serviceCode: '70551', diagnosisCodes: [], amountCents: expect.any(Number) },
  ]);
  expect(getEstimateTotal(estimate)).toBe(((card?.fee ?? 0) + (card?.budget ?? 0)) * 100);
  expect(estimate.depositCents).toBe((card?.fee ?? 0) * 100);
  // (v): who, with identifiers, and where.
  expect(estimate.provider).toEqual({
    practice: 'Harborview Imaging',
    location: 'Harborview Midtown',
    npi: expect.stringMatching(/^\d{10}$/),
    taxId: expect.stringMatching(/^\d\d-\d{7}$/),
    address: expect.stringContaining('240 West 38th Street'),
    state: 'NY',
  });
  // (vi): what is scheduled separately, with its notice.
  expect(estimate.separateItems.items.length).toBeGreaterThan(0);
  expect(estimate.separateItems.notice).toMatch(/separate good-faith estimate.*codes.*charges.*identifiers.*To ask for one/);
  // (vii) to (x).
  for (const notice of [
    /additional items or services/,
    /only an estimate/,
    /at least \$400 more.*dispute resolution.*cms\.gov.*does not affect the quality/,
    /not a contract/,
  ])
    expect(estimate.notices.filter((text) => notice.test(text))).toHaveLength(1);
  expect([estimate.version, estimate.reason]).toEqual([1, 'booked']);
  const [letter] = await letters('is booked');
  expect(letter?.body).toContain('Your good-faith estimate of all charges is with your appointment.');
});

it('keeps each version when time or price change, and tells the patient of each', async () => {
  const start = await bookTime();
  const [first] = await list();
  const free = freeTimes(await singleScan(requested, staff), newYork).find((time) => time !== start) ?? '';
  const moved = await call(`POST bookings/move/${requested}`, { token: staff, body: { start: free, was: start } });
  expect([moved.status, userMessage(moved)]).toEqual([200, undefined]);
  const price = (getEstimateTotal(first!) - first!.depositCents) / 100 - 10;
  expect((await setPrice(price)).status).toBe(200);
  const versions = await list();
  expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
    [3, 'price'],
    [2, 'moved'],
    [1, 'booked'],
  ]);
  const [third, second] = versions as [Estimate, Estimate];
  expect(versions[2]).toEqual(first);
  expect([second.service.start, second.items]).toEqual([free, first?.items]);
  expect(getEstimateTotal(third)).toBe(getEstimateTotal(first!) - 1_000);
  expect((await letters('has a new time'))[0]?.body).toContain('a new version of your good-faith estimate');
  expect((await letters('Your good-faith estimate'))[0]?.body).toContain('Version 3');
  // Neither the same price again nor the id of the center's own system changes what the patient pays.
  await call(`PATCH bookings/update/${requested}`, { token: staff, body: { budget: price, custom_booking_id: 'HV-1' } });
  expect(await list()).toHaveLength(3);
});

it('is issued when its patient asks, before a booking too, for the nearest center', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const [estimate] = body.results.map(readEstimate);
  expect(estimate).toMatchObject({ version: 1, reason: 'requested', service: { start: null } });
  expect(estimate?.provider.location).not.toBe('');
  expect(await letters('Your good-faith estimate')).toHaveLength(1);
  await control('clock', { advance: 5_000 });
  expect((await ask()).body.results).toHaveLength(1);
  await bookTime();
  expect((await list()).map(({ version, reason }) => [version, reason])).toEqual([
    [2, 'booked'],
    [1, 'requested'],
  ]);
});

it('is only for the patient of a self-pay request, and for the center that it names', async () => {
  const rival = await getToken('rival');
  await ask();
  // Both practices could book it; the estimate names a center of one.
  expect([await list(staff), await list(rival)].map(({ length }) => length)).toEqual([1, 0]);
  await bookTime();
  expect(await list(staff)).toHaveLength(2);
  expect((await call(`GET ${path()}`, { token: rival })).status).toBe(404);
  expect((await call(`GET ${path()}`, { token: await getToken('newPatient') })).status).toBe(404);
  expect((await ask(requested, await getToken('newPatient'))).status).toBe(404);
  expect((await ask(requested, staff)).status).toBe(403);
  expect((await call(`GET refunds/estimates/${requested}`, { token: staff })).status).toBe(403);
  const platform = await getToken('platform');
  expect((await call<{ results: unknown[] }>(`GET refunds/estimates/${requested}`, { token: platform })).body.results).toHaveLength(2);
  expect((await call('GET refunds/estimates/999999', { token: platform })).status).toBe(404);
});

it('refuses an insured request', async () => {
  const insured = await ask(requestedBare);
  expect([insured.status, userMessage(insured)]).toEqual([400, 'Good-faith estimates are for requests without insurance.']);
  expect(await list(patient, requestedBare)).toEqual([]);
});

it('goes with a booking that is taken back, and does not show before', async () => {
  const start = freeTimes(await singleScan(requested, staff), newYork)[0] ?? '';
  const { body } = await call<{ results: { id: number; window_open: string; window_close: string }[] }>(
    `GET bookings/windows/${requested}`,
    {
      token: staff,
    },
  );
  const window = body.results.find(({ window_open, window_close }) => window_open <= start && start < window_close);
  const booking = { test_request_id: requested, window_id: window?.id, location_id: newYork, start, can_undo: 1 };
  expect((await call('POST bookings/book', { token: staff, body: booking })).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await call(`DELETE bookings/book/${requested}`, { token: staff })).status).toBe(200);
  await control('clock', { advance: 60_000 });
  expect(await list()).toEqual([]);
});
