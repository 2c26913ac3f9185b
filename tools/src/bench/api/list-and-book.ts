import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../../site/api-process';
import { startJsonServer } from './json-server';
import { type Call, measure, type Measured } from './load';

interface Row {
  TestRequestID: number;
  LocationList: { PracticeLocationID: number }[];
}

interface SingleScan {
  availabilityFormatted: Record<string, string | number>[];
  takenTimes: { locationId: number; startsAt: string }[];
}

async function callApi<Body>(address: string, path: string, token: string, body?: object): Promise<Body> {
  const response = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return (await response.json()) as Body;
}

const session = async (address: string, email: string) =>
  (await callApi<{ token: string }>(address, '__control/session', '', { email })).token;

/** Converts 'T0815' of a day to 'YYYY-MM-DD 08:15:00'. */
const timesOf = (day: Record<string, string | number>) =>
  Object.entries(day).flatMap(([name, on]) =>
    /^T\d{4}$/.test(name) && on === 1 ? [`${String(day.DT)} ${name.slice(1, 3)}:${name.slice(3)}:00`] : [],
  );

/** Lists bookings without conflicts: each has a different request and a different time or location. */
async function bookings(address: string, token: string, max: number): Promise<object[]> {
  const { data } = await callApi<{ data: Row[] }>(address, 'ic-portal/ic-requested', token);
  const bookedTimes = new Set<string>();
  const list: object[] = [];
  for (const { TestRequestID: requestId, LocationList } of data) {
    if (list.length >= max) break;
    const scan = await callApi<SingleScan>(address, `ic-portal/ic-get-single-scan?requestId=${requestId}`, token);
    for (const { locationId, startsAt } of scan.takenTimes) bookedTimes.add(`${locationId} ${startsAt}`);
    const times = scan.availabilityFormatted.flatMap(timesOf);
    const found = LocationList.flatMap(({ PracticeLocationID: locationId }) => times.map((time) => ({ locationId, time }))).find(
      ({ locationId, time }) => !bookedTimes.has(`${locationId} ${time}`),
    );
    if (!found) continue;
    bookedTimes.add(`${found.locationId} ${found.time}`);
    list.push({ requestId, locationId: found.locationId, appointmentDateTime: found.time, isSelfPay: 1, productFee: 50 });
  }
  return list;
}

export interface Comparison {
  work: string;
  ours: Measured[];
  theirs: Measured[];
}

/** Measures the same work on our API (embedded database on disk, or `database`) and on json-server, in turn, over several rounds. */
export async function listAndBook({
  database,
  rounds = 3,
  seconds = 8,
}: {
  database?: string;
  rounds?: number;
  seconds?: number;
}): Promise<Comparison[]> {
  const data = mkdtempSync(join(tmpdir(), 'scanharbor-bench-'));
  const api = await startApi({ data, control: true, env: { ...process.env, DATABASE_URL: database ?? '' } });
  await callApi(api.address, '__control/situation', '', { name: 'tenThousandRequests' });
  const platform = await session(api.address, 'platform@scanharbor.test');
  const staff = await session(api.address, 'staff@scanharbor.test');
  const {
    results: [row],
  } = await callApi<{ results: object[] }>(api.address, 'bookings/test', platform);
  const requests = Array.from({ length: 10_000 }, (_value, index) => ({
    ...row,
    id: index + 1,
    date_requested: new Date(index * 60_000).toISOString(),
  }));
  const jsonServer = await startJsonServer({ requests, appointments: [] });

  const always = (call: Call) => () => call;
  const ourList = always({ method: 'GET', url: `${api.address}/api/bookings/test`, token: platform });
  const theirList = always({ method: 'GET', url: `${jsonServer.address}/requests?_sort=date_requested&_order=desc&_limit=50` });
  const waiting = await bookings(api.address, staff, rounds * 100);
  const share = Math.floor(waiting.length / rounds);
  const lists: Comparison = { work: 'list of 50 of 10,000 requests, newest first', ours: [], theirs: [] };
  const booked: Comparison = { work: 'booking', ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    lists.ours.push(await measure(ourList, { seconds }));
    lists.theirs.push(await measure(theirList, { seconds }));
    const [ourBookings, theirBookings] = [
      waiting.slice(round * share, (round + 1) * share),
      waiting.slice(round * share, (round + 1) * share),
    ];
    const post = (url: string, bodies: object[], token?: string) => (): Call | undefined => {
      const body = bodies.pop();
      return body && { method: 'POST', url, body, ...(token ? { token } : {}) };
    };
    booked.ours.push(await measure(post(`${api.address}/api/ic-portal/ic-book`, ourBookings, staff), { connections: 4, seconds: 60 }));
    booked.theirs.push(await measure(post(`${jsonServer.address}/appointments`, theirBookings), { connections: 4, seconds: 60 }));
  }
  await Promise.all([api.stop(), jsonServer.stop()]);
  rmSync(data, { recursive: true, force: true });
  return [lists, booked];
}
