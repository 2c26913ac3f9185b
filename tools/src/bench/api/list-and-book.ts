import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster } from '../../testing/postgres';
import { readAllRows } from './exact-export';
import { startJsonServer } from './json-server';
import { type Call, joinMeasured, measure, type Measured } from './load';
import { callApi, startServers, signIn } from './servers';

interface Row {
  TestRequestID: number;
  ScanTypeName: string;
  DateRequested: string;
  LocationList: { PracticeLocationID: number }[];
}

interface SingleScan {
  availabilityFormatted: Record<string, string | number>[];
  takenTimes: { locationId: number; startsAt: string }[];
}

/** Converts 'T0815' of a day to 'YYYY-MM-DD 08:15:00'. */
const timesOf = (day: Record<string, string | number>) =>
  Object.entries(day).flatMap(([name, on]) =>
    /^T\d{4}$/.test(name) && on === 1 ? [`${String(day.DT)} ${name.slice(1, 3)}:${name.slice(3)}:00`] : [],
  );

/** Exams of a location that begin at least so far from each other never need the same machine. */
const apartMs = 90 * 60_000;

/** Finds bookings without conflicts: each has a different request, and a time at which its machine is free. */
async function findBookings(address: string, token: string, rows: Row[]): Promise<Booking[]> {
  /** The starts of exams, by location and, of those that the list books, modality. */
  const starts = new Map<string, Set<number>>();
  const startsAt = (place: string) => starts.get(place) ?? new Set<number>();
  const add = (place: string, time: string) => starts.set(place, startsAt(place).add(Date.parse(time)));
  const isFree = (place: string, time: string) => [...startsAt(place)].every((start) => Math.abs(start - Date.parse(time)) >= apartMs);
  const list: Booking[] = [];
  for (const { TestRequestID: requestId, ScanTypeName: modality, LocationList } of rows) {
    const scan = await callApi<SingleScan>(address, `ic-portal/ic-get-single-scan?requestId=${requestId}`, token);
    for (const taken of scan.takenTimes) add(`${taken.locationId}`, taken.startsAt);
    const times = scan.availabilityFormatted.flatMap(timesOf);
    const found = LocationList.flatMap(({ PracticeLocationID: locationId }) => times.map((time) => ({ locationId, time }))).find(
      ({ locationId, time }) => isFree(`${locationId}`, time) && isFree(`${locationId} ${modality}`, time),
    );
    if (!found) continue;
    add(`${found.locationId} ${modality}`, found.time);
    list.push({ requestId, locationId: found.locationId, appointmentDateTime: found.time, isSelfPay: 1, productFee: 50, canUndo: 1 });
  }
  if (list.length === 0) throw new Error('No request has a free time');
  return list;
}

type Booking = { requestId: number } & Record<string, unknown>;

export interface Comparison {
  work: string;
  ours: Measured[];
  theirs: Measured[];
}

interface Options {
  /** The database server; without it the embedded database on disk. */
  cluster?: Cluster;
  /** API processes, which take the calls in turn. */
  processes?: number;
  rounds?: number;
  seconds?: number;
}

/** Bookings of a round. There are fewer free times than that, so they are booked and taken back several times. */
const bookingCount = 100;
/** The API refuses a second booking of the same values within a second. */
const repeatableMs = 1_100;
/** Requests that are looked through for free times. */
const searchedCount = 1_200;

/** Until the code that runs often is compiled for speed, as it is on a server that runs all day. */
const warmUpSeconds = 20;

const rowCount = 10_000;
const pageSize = 50;

interface Results extends Record<'first' | 'any' | 'booked', Comparison> {
  /** Our lists from any row before the rounds, while few rows are in memory yet. */
  cold: Measured;
}

/** Measures the same work on our API and on json-server, in turn, over several rounds: a list of the portal, and bookings. */
export async function listAndBook({ cluster, processes = 1, rounds = 5, seconds = 6 }: Options): Promise<Results> {
  const servers = await startServers({ cluster, processes });
  const [address = ''] = servers.addresses;
  const token = await signIn(address, 'staff');
  const rows = await readAllRows<Row>(address, token);
  const jsonServer = await startJsonServer({
    requests: rows.slice(0, rowCount).map((row) => ({ ...row, id: row.TestRequestID })),
    appointments: [],
  });

  let calls = 0;
  const nextAddress = () => servers.addresses[calls++ % servers.addresses.length] ?? '';
  const ourList = (toOffset: () => number) => (): Call => ({
    method: 'GET',
    url: `${nextAddress()}/api/ic-portal/ic-requested?limit=${pageSize}&offset=${toOffset()}`,
    token,
  });
  const theirList = (toOffset: () => number) => (): Call => ({
    method: 'GET',
    url: `${jsonServer.address}/requests?_sort=DateRequested&_order=desc&_start=${toOffset()}&_limit=${pageSize}`,
  });
  const newest = () => 0;
  const anywhere = () => Math.floor(Math.random() * (rowCount - pageSize));
  const waiting = await findBookings(address, token, rows.slice(0, searchedCount));
  /** Sends the bookings once over four connections. */
  const sendAll = (toCall: (booking: Booking) => Call) => {
    const left = [...waiting];
    const next = () => {
      const booking = left.pop();
      return booking && toCall(booking);
    };
    return measure(next, { connections: 4, seconds: 60 });
  };
  const bookAndTakeBack = async () => {
    const measured = await sendAll((body) => ({ method: 'POST', url: `${nextAddress()}/api/ic-portal/ic-book`, body, token }));
    const undone = await sendAll(({ requestId }) => ({ method: 'DELETE', url: `${nextAddress()}/api/bookings/book/${requestId}`, token }));
    await wait(repeatableMs);
    return { ...measured, errors: measured.errors + undone.errors };
  };
  const store = () => sendAll((body) => ({ method: 'POST', url: `${jsonServer.address}/appointments`, body }));
  const repeat = async (work: () => Promise<Measured>) => {
    const parts: Measured[] = [];
    while (parts.length * waiting.length < bookingCount) parts.push(await work());
    return joinMeasured(parts);
  };
  const first: Comparison = { work: `list of ${pageSize} of 10,000, the first page`, ours: [], theirs: [] };
  const any: Comparison = { work: `list of ${pageSize} of 10,000, from any row`, ours: [], theirs: [] };
  const booked: Comparison = { work: 'booking', ours: [], theirs: [] };
  // json-server closes connections after five seconds without a call, so it gets new ones each time.
  const agent = new Agent({ keepAlive: true });
  const cold = await measure(ourList(anywhere), { seconds, agent });
  await measure(ourList(anywhere), { seconds: warmUpSeconds, agent });
  for (let round = 0; round < rounds; round += 1) {
    for (const [comparison, toOffset] of [
      [first, newest],
      [any, anywhere],
    ] as const) {
      comparison.ours.push(await measure(ourList(toOffset), { seconds, agent }));
      comparison.theirs.push(await measure(theirList(toOffset), { seconds }));
    }
    booked.ours.push(await repeat(bookAndTakeBack));
    booked.theirs.push(await repeat(store));
  }
  agent.destroy();
  await Promise.all([servers.stop(), jsonServer.stop()]);
  return { cold, first, any, booked };
}
